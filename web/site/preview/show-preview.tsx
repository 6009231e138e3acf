import { createRoot, type Root } from 'react-dom/client'
import { PreviewView } from './preview-view.tsx'
import { requestPreview } from './request-preview.ts'

const roots = new WeakMap<Element, Root>()

/**
 * Reads a website and shows what its first pages hold.
 *
 * @returns the reason, if it cannot be read; null if it is shown, or was replaced by a newer request
 */
export async function showPreview(place: HTMLElement, website: string, signal: AbortSignal): Promise<string | null> {
  const answer = await requestPreview(website, signal)
  if (!answer) return null
  const root = roots.get(place) ?? createRoot(place)
  roots.set(place, root)
  root.render(answer.kind === 'read' ? <PreviewView preview={answer.preview} /> : null)
  return answer.kind === 'read' ? null : answer.message
}
