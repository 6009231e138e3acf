import { mayBeAbsolute } from '../../lib/url.ts'
import { countryNear } from '../countries/country-near.ts'
import { type Page, type PageElement, rangeOf, textOf } from '../page.ts'
import { foldPhoneText } from './fold-phone-text.ts'
import { labelBefore } from './label-before.ts'
import { markupLabel } from './markup-label.ts'
import type { NumberResolver } from './number-resolver.ts'
import { kindOfLabel, type PhoneKind, type PhoneMention } from './phone-mention.ts'
import { readGivenNumber } from './read-given-number.ts'

interface LinkTarget {
  readonly target: string
  readonly kind: PhoneKind | null
  readonly isWhatsApp: boolean
  /** Whether the target contains a country code even without a plus sign. */
  readonly isInternational: boolean
}

const DIAL = /^\s*(tel(?:ephone)?|callto|sms|smsto|fax|facetime|facetime-audio|imessage|skype|phone)\s*:\s*(?:\/\/)?/i
const DIAL_IN_SCRIPT = /['"]tel:([^'"]{5,40})['"]/i
const CHAT =
  /^(?:https?:)?\/\/(?:www\.)?(?:(wa\.me)\/\+?(?=\d)|(?:api|web)?\.?(whatsapp)\.com\/send\/?\?(?:[^#]{0,300}?&)?phone=|t\.me\/\+(?=\d{8,15}(?:$|[?/]))|signal\.me\/#p\/|(zalo)\.me\/(?=\d{9}))/i
const CHAT_SCHEME = /^(whatsapp|viber):\/\/[^?]{0,40}\?(?:[^#]{0,300}?&)?(?:phone|number)=/i
const META = /^(?:telephone|faxNumber|(?:business:contact_data|og|place):(?:phone_number|fax_number))$/i
const ATTRIBUTES = [
  'data-phone',
  'data-tel',
  'data-phone-number',
  'data-phonenumber',
  'data-telephone',
  'data-number',
  'data-call',
] as const

/** Maximum number of numbers read from the markup of one page. */
const MENTIONS_MAX = 3_000

/** Finds the phone numbers in links for calls and chats, and in attributes that scripts use. */
export function findLinkPhones(page: Page, folded: string, resolver: NumberResolver): PhoneMention[] {
  const mentions: PhoneMention[] = []
  const { attributeNames } = page
  const dataNames = ATTRIBUTES.filter((name) => attributeNames.has(name))
  const hasDataLinks = attributeNames.has('data-href')
  const hasHandlers = attributeNames.has('onclick')
  for (const element of page.elements) {
    if (mentions.length >= MENTIONS_MAX) break
    const { attributes } = element
    const href = attributes.href ?? (hasDataLinks ? attributes['data-href'] : undefined)
    const link = href !== undefined ? targetOf(href) : hasHandlers ? onClick(attributes.onclick) : null
    if (link) {
      const mention = readLink(page, folded, element, link, resolver)
      if (mention) mentions.push(mention)
      continue
    }
    const property = attributes.content === undefined ? undefined : (attributes.itemprop ?? attributes.property)
    if (property && META.test(property)) {
      const kind = /fax/i.test(property) ? 'fax' : null
      addDeclared(mentions, attributes.content!, 'meta', kind, resolver)
    }
    for (const name of dataNames) {
      const value = attributes[name]
      if (value) addDeclared(mentions, value, 'attribute', null, resolver)
    }
  }
  return mentions
}

function addDeclared(
  mentions: PhoneMention[],
  value: string,
  method: 'attribute' | 'meta',
  kind: PhoneKind | null,
  resolver: NumberResolver,
): void {
  const given = value.length <= 40 ? readGivenNumber(value, resolver) : null
  if (given?.isValid)
    mentions.push({
      ...given.mention,
      method,
      rules: [`phones.${method}`],
      confidence: 0.85,
      start: null,
      end: null,
      kind,
    })
}

function onClick(script: string | undefined): LinkTarget | null {
  const match = script ? DIAL_IN_SCRIPT.exec(script) : null
  return match && { target: match[1]!, kind: null, isWhatsApp: false, isInternational: false }
}

function targetOf(href: string): LinkTarget | null {
  if (!mayBeAbsolute(href)) return null
  const dial = DIAL.exec(href)
  if (dial) {
    const scheme = dial[1]!.toLowerCase()
    const target = href.slice(dial[0].length)
    // Skype links contain user names as well as numbers.
    if (scheme === 'skype' && !/^(?:%2B|\+|\d)[\d\s%()+.-]{6,30}(?:\?|$)/i.test(target)) return null
    return { target, kind: scheme === 'fax' ? 'fax' : null, isWhatsApp: false, isInternational: false }
  }
  const chat = CHAT.exec(href) ?? CHAT_SCHEME.exec(href)
  if (!chat) return null
  const isWhatsApp = /wa\.me|whatsapp/i.test(chat[0])
  const target = href.slice(chat[0].length).split(/[&/]/)[0]!
  return { target, kind: isWhatsApp ? 'whatsapp' : null, isWhatsApp, isInternational: !/zalo/i.test(chat[0]) }
}

function readLink(
  page: Page,
  folded: string,
  element: PageElement,
  link: LinkTarget,
  resolver: NumberResolver,
): PhoneMention | null {
  const nearby = /^(?:\+|%2B)/i.test(link.target) ? null : countryNear(page.text, element.start)
  const given = readGivenNumber(link.target, resolver, { isInternational: link.isInternational, nearby })
  if (!given) return null
  const shown = textOf(page, element)
  const shownDigits = foldPhoneText(shown).replace(/\D/g, '')
  const isShown = shownDigits.length >= 6 && shown.length <= 40
  // A copied link may contain another number than its text; readers use the number shown.
  if (isShown && !agrees(given.mention.key, shownDigits) && showsAnother(shown, resolver)) return null
  const label = isShown ? labelBefore(folded, element.start) : null
  const kind = link.kind ?? kindOfLabel(markupLabel(page, element.start)) ?? kindOfLabel(label?.kind)
  return {
    ...given.mention,
    value: isShown && agrees(given.mention.key, shownDigits) ? shown : writtenForm(given.mention),
    method: link.isWhatsApp ? 'whatsapp' : 'tel',
    rules: [link.isWhatsApp || link.isInternational ? 'phones.chat' : 'phones.link'],
    confidence: given.isValid ? 0.97 : link.isWhatsApp ? 0.85 : 0.7,
    ...rangeOf(element),
    kind,
  }
}

/** Chat links omit the plus sign, which is needed for dialling. */
const writtenForm = ({ key, value }: Pick<PhoneMention, 'key' | 'value'>) => (key === `+${value}` ? key : value)

const agrees = (key: string, digits: string) => key.endsWith(digits.replace(/^0+/, '').slice(-7))

function showsAnother(shown: string, resolver: NumberResolver): boolean {
  return /^[\d\s()+./-]+$/.test(foldPhoneText(shown)) && readGivenNumber(shown, resolver)?.isValid === true
}
