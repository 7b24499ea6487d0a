import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { startTexts } from '$lib/texts.svelte'

// Without texts there is nothing to read, so the page waits for them; everything else comes as it comes.
await startTexts()
mount(App, { target: document.getElementById('app') as HTMLElement })
