const HEADER_LENGTH_MAX = 20_000
const REFERENCES_MAX = 50

/** The `Message-ID`s in a header's value, without angle brackets. */
export const messageIdsIn = (value: string | null | undefined): string[] =>
  (value ?? '')
    .slice(0, HEADER_LENGTH_MAX)
    .split(/[\s<>,]/)
    .filter((word) => /.@./.test(word))

/**
 * The `Message-ID`s of the messages that a mail replies to, nearest first.
 *
 * @param inReplyTo the header `In-Reply-To`
 * @param references the header `References`: its last id is the direct parent, the first started the thread
 */
export const answeredMessageIds = (
  inReplyTo: string | null | undefined,
  references: string | null | undefined,
): readonly string[] =>
  [...new Set([...messageIdsIn(inReplyTo), ...messageIdsIn(references).toReversed()])].slice(0, REFERENCES_MAX)
