import { part } from '../lib/parts.ts'
import type { ArtName } from './art-drawings.tsx'
import { useOptionalPart } from './lazy-part.tsx'

export type { ArtName }

/** The drawings load with the first state that shows one. Without them the words are the same. */
const drawings = part(async () => (await import('./art-drawings.tsx')).drawings)

/** Line drawings for empty and error states: index cards in the theme's colours. */
export function Art({ name }: { name: ArtName }) {
  const found = useOptionalPart(drawings)
  return (
    <svg
      viewBox="0 0 160 104"
      fill="none"
      aria-hidden="true"
      className="h-26 w-40"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="80" cy="97" rx="58" ry="4" className="fill-hover" />
      {found?.[name]}
    </svg>
  )
}
