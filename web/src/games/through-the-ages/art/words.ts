// Words that several parts of the screen use.
import { t } from '$lib/texts.svelte'

const KINDS: Record<string, () => string> = {
  farm: () => t('through-the-ages-screen-kind-farm'),
  mine: () => t('through-the-ages-screen-kind-mine'),
  lab: () => t('through-the-ages-screen-kind-lab'),
  temple: () => t('through-the-ages-screen-kind-temple'),
  arena: () => t('through-the-ages-screen-kind-arena'),
  library: () => t('through-the-ages-screen-kind-library'),
  theater: () => t('through-the-ages-screen-kind-theater'),
  infantry: () => t('through-the-ages-screen-kind-infantry'),
  cavalry: () => t('through-the-ages-screen-kind-cavalry'),
  artillery: () => t('through-the-ages-screen-kind-artillery'),
  'air-force': () => t('through-the-ages-screen-kind-air-force'),
  government: () => t('through-the-ages-screen-kind-government'),
  warfare: () => t('through-the-ages-screen-kind-warfare'),
  administration: () => t('through-the-ages-screen-kind-administration'),
  exploration: () => t('through-the-ages-screen-kind-exploration'),
  construction: () => t('through-the-ages-screen-kind-construction'),
  leader: () => t('through-the-ages-screen-kind-leader'),
  wonder: () => t('through-the-ages-screen-kind-wonder'),
  action: () => t('through-the-ages-screen-kind-action'),
  event: () => t('through-the-ages-screen-kind-event'),
  territory: () => t('through-the-ages-screen-kind-territory'),
  aggression: () => t('through-the-ages-screen-kind-aggression'),
  war: () => t('through-the-ages-screen-kind-war'),
  pact: () => t('through-the-ages-screen-kind-pact'),
  tactic: () => t('through-the-ages-screen-kind-tactic'),
  bonus: () => t('through-the-ages-screen-kind-bonus'),
}

/** The kind of a card. */
export function sayKind(kind: string): string {
  return KINDS[kind]?.() ?? kind
}
