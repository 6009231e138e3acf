import type { ReferenceKind } from './reference.ts'

/** Attributes in which common lazy loaders keep URLs until the element scrolls into view. */
const ADDRESS =
  /^data-(?:(?:lazy|ll|cfsrc|rocket|orig|full|bg|image|img|original|hi-?res|retina|desktop|mobile)-?)?(?:src|lazy|original|echo|lazyload|poster|image|img|bg|background|background-image|thumb|thumbnail|zoom-image|large_image|full-url)$|^data-cfsrc$|^data-(?:flickity-lazyload|splide-lazy)$/
const SET = /^data-(?:[\w-]+-)?(?:srcset|bgset|original-set)$|^data-(?:flickity-lazyload|splide-lazy)-srcset$/
const PICTURE = /bg|background|image|img|poster|thumb|original|lazy|echo/
const MEDIA = new Map<string, ReferenceKind>(
  Object.entries({
    img: 'image',
    input: 'image',
    iframe: 'frame',
    video: 'video',
    audio: 'audio',
    script: 'script',
    embed: 'other',
    object: 'other',
  } as const),
)
const STYLE = /^url\([^)]*\)$/i
const BEGINS_LIKE_ADDRESS = /^(?:(?:https?:)?\/\/|\.{0,2}\/)/i
/** An extension at the end or before a query. The pattern examines each dot only once. */
const EXTENSION = /[^.]\.[a-z][a-z0-9]{1,4}(?=[?#]|$)/i

/** Whether a value can only be a URL: it begins like one or ends like a file name. */
export function isAddressLike(value: string): boolean {
  if (value.length >= 4_000) return false
  const address = value.trim()
  if (STYLE.test(address)) return true
  if (/\s/.test(address)) return false
  if (BEGINS_LIKE_ADDRESS.test(address)) return !/[{}]/.test(address)
  const extension = EXTENSION.exec(address)
  return extension !== null && !/[{}:#]/.test(address.slice(0, extension.index + 1))
}

/** Whether a `data-` attribute refers to a file that a script shows later. */
export function isLazyPlace(tag: string, name: string, value: string): boolean {
  // Some loaders use conditions in these attributes, which are not a valid srcset.
  if (SET.test(name)) return !/[|[{]/.test(value)
  if (!ADDRESS.test(name)) return false
  const isMedia = MEDIA.has(tag) || tag === 'source'
  return isMedia ? value.length < 4_000 && !/^\s*[{[]/.test(value) : isAddressLike(value)
}

/** @returns undefined if only the file name can tell */
export function lazyKind(tag: string, name: string, media: string): ReferenceKind | undefined {
  if (name === 'data-poster') return 'image'
  if (tag === 'source') return media === 'picture' ? 'image' : media === 'audio' ? 'audio' : 'video'
  return MEDIA.get(tag) ?? (PICTURE.test(name) ? 'image' : undefined)
}

/** Preferred width of an image that is available in any width. */
const WIDTH_WANTED = 1080
/** Maximum length of a list of widths; a typical one has a dozen numbers. */
export const WIDTHS_LENGTH_MAX = 1_000

/**
 * Replaces `{width}` as loaders do that request an image in the width of its place. Uses the largest offered width up
 * to `WIDTH_WANTED`, or the smallest one if all are larger.
 *
 * @param widths such as `[180, 360, 540]`, if any are offered
 */
export function withWidth(value: string, widths: string | undefined): string {
  if (!value.includes('{width}')) return value
  const offered = (widths?.slice(0, WIDTHS_LENGTH_MAX).match(/\d+/g) ?? []).map(Number).filter((width) => width > 0)
  const suiting = offered.filter((width) => width <= WIDTH_WANTED)
  const width = suiting.length > 0 ? Math.max(...suiting) : offered.length > 0 ? Math.min(...offered) : WIDTH_WANTED
  return value.replaceAll('{width}', String(width))
}
