import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { CHARACTERS_MAX, readInWorker } from './read-in-worker.ts'
import { ReadText, Records } from './reading-view.tsx'

const roots = new Map<Element, Root>()

/** Reads a pasted page and shows the result. Discards a result that arrives after a newer request. */
export async function showReading(box: HTMLElement, pasted: string): Promise<void> {
  const outcome = box.querySelector('[data-outcome]')!
  outcome.textContent = 'Reading …'
  const answer = await readInWorker(pasted).catch(() => 'failed' as const)
  if (answer === null) return
  if (answer === 'failed') {
    outcome.textContent = "We couldn't read this page."
    return
  }
  const { reading, tookMs } = answer
  const { findings, contacts } = reading
  outcome.textContent = `${pluralize(findings.length, 'value')}, ${pluralize(contacts.length, 'contact')}, in ${Math.max(1, Math.round(tookMs))} ms${pasted.length > CHARACTERS_MAX ? `, of the first ${CHARACTERS_MAX.toLocaleString('en-US')} characters` : ''}`
  render(box.querySelector('[data-read-text]')!, <ReadText reading={reading} />)
  render(box.querySelector('[data-records]')!, <Records reading={reading} />)
}

function render(place: Element, content: ReactNode): void {
  let root = roots.get(place)
  if (!root) {
    place.replaceChildren()
    root = createRoot(place)
    roots.set(place, root)
  }
  root.render(content)
}
