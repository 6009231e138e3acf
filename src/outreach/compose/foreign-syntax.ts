import { conditionTags, plainCode } from './liquid/condition-tags.ts'
import { readConditions } from './liquid/read-conditions.ts'
import { placeholders } from './merge-fields.ts'

/** Filters of other template languages that are not among ours. */
const FILTER =
  /^(?:capitali[sz]e|upcase|downcase|upper|lower|uppercase|lowercase|title|titlecase|titleize|strip|trim|escape|e|safe|raw|h|first|last|date|truncate|replace|append|prepend|split|join|size|length|url_encode|strip_html|newline_to_br|round|plus|minus|times)(?:\s*[:(|].*)?$/i
/** Field names of other tools that mean recipient fields. */
const KNOWN = new Set(
  'name firstname fname lastname lname fullname company companyname organization organisation email emailaddress phone phonenumber city country title jobtitle website unsubscribe unsubscribeurl unsubscribelink'.split(
    ' ',
  ),
)
const ELSEWHERE: readonly RegExp[] = [
  /\*\|[^|*\s][^|*]{0,100}\|\*/g,
  /%%[A-Za-z_][\w .:-]{0,60}%%/g,
  /%[A-Z][A-Z0-9_]{2,60}%/g,
  /\[\[[^[\]]{1,100}\]\]/g,
  /\$\{[^{}]{1,100}\}/g,
  /#\{[A-Za-z_][\w.]{0,60}\}/g,
  /<%[^%]{0,100}%>/g,
  /&lt;%[^%]{0,100}%&gt;/g,
  /\{%[^{}]{0,200}%\}/g,
  /\{\{\{[^{}]{0,300}\}\}\}/g,
  /\{\{[^{}]{0,300}\}\}/g,
]
/** Single delimiters have other meanings too, so only names of fields count. */
const SINGLE = /[{[%]([A-Za-z][\w .-]{1,30})[}\]%]/g
const ADDRESS = /https?:\/\/[^\s<>"']{1,2000}/gi
const SHOWN_MAX = 5

/** Finds other tools' syntax in a template, which would be sent literally; each once, in order. */
export function foreignSyntax(template: string): string[] {
  const found = new Set<string>()
  const { fault } = readConditions(template)
  if (fault !== null) found.add(fault.written)
  const own = new Set([...conditionTags(template)].flatMap(({ written, problem }) => (problem ? [] : [written])))
  const words = template.replace(/<style[^>]{0,500}>[^<]{0,100000}/gi, ' ')
  // Percent signs in URLs encode characters; braces in URLs are still checked.
  const prose = words.replace(ADDRESS, (address) => address.replaceAll('%', ' '))
  for (const pattern of ELSEWHERE)
    for (const [written] of prose.matchAll(pattern)) if (!own.has(written) && !isOwnField(written)) found.add(written)
  for (const { 0: written, 1: name = '', index } of prose.matchAll(SINGLE))
    if (KNOWN.has(name.toLowerCase().replace(/[^a-z]/g, '')) && !isDouble(prose, index)) found.add(written)
  return [...found].slice(0, SHOWN_MAX)
}

const isDouble = (text: string, at: number) => text[at - 1] === text[at] || text[at - 1] === '%' || text[at - 1] === '$'

function isOwnField(written: string): boolean {
  const [field] = placeholders(written)
  if (!field || field.start > 0 || field.end < written.length || field.problem !== null) return false
  return field.filters !== null || !FILTER.test(plainCode(written.slice(written.indexOf('|') + 1, -2)).trim())
}
