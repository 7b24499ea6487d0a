/** The signs of the replay bar, drawn, as those of fonts differ from system to system. */
export const SIGNS = {
  first: 'M5 5v14M19 5L9 12l10 7z',
  turnBack: 'M12 5L3 12l9 7zM21 5l-9 7 9 7z',
  back: 'M17 5L7 12l10 7z',
  on: 'M7 5l10 7-10 7z',
  turnOn: 'M12 5l9 7-9 7zM3 5l9 7-9 7z',
  last: 'M19 5v14M5 5l10 7-10 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
}
