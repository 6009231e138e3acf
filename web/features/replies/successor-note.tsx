import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { answerLink } from '../../lib/answer-link.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** The contacts that a reply names in place of a person who left. */
export function SuccessorNote({ reply: { successors, subject } }: { reply: Reply }) {
  if (successors.length === 0) return null
  return (
    <p className="wrap-anywhere mt-4 text-sm text-ink">
      {'Contact instead: '}
      {successors.map((address, at) => (
        <span key={address}>
          {at > 0 ? ', ' : ''}
          <TextLink href={answerLink(address, subject)} isExternal>
            {address}
          </TextLink>
        </span>
      ))}
    </p>
  )
}
