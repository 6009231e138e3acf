/** The robots directives of one page. */
export interface RobotsDirectives {
  readonly isNoindex: boolean
  readonly isNofollow: boolean
}

/**
 * Reads the robots directives of a page from its `<meta name=robots>` and its `X-Robots-Tag` header. Both apply, except
 * parts of the header that name another crawler.
 *
 * @param metaContent the content of the meta element for robots or for our own agent, if there is one
 * @param xRobotsTag the header; several are joined by commas as in HTTP
 * @param userAgentToken our product token
 */
export function readRobotsDirectives(
  metaContent: string | null | undefined,
  xRobotsTag: string | null | undefined,
  userAgentToken: string,
): RobotsDirectives {
  const words = new Set([
    ...splitWords(metaContent ?? ''),
    ...headerWords(xRobotsTag ?? '', userAgentToken.toLowerCase()),
  ])
  return {
    isNoindex: words.has('noindex') || words.has('none'),
    isNofollow: words.has('nofollow') || words.has('none'),
  }
}

/** Directives with a value after a colon, which is therefore not a crawler's name. */
const WITH_VALUE = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/

/** Returns the directives for our crawler. A crawler's name applies to the directives after it, up to the next name. */
function headerWords(header: string, token: string): string[] {
  let isForUs = true
  return splitWords(header).flatMap((part) => {
    const [, name, rest] = /^([a-z][\w-]*)\s*:(.*)$/s.exec(part) ?? []
    if (name === undefined || WITH_VALUE.test(name)) return isForUs ? [part] : []
    isForUs = name === token || name === '*' || name === 'robots'
    return isForUs ? [rest!.trim()] : []
  })
}

function splitWords(list: string): string[] {
  return list
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
}
