import type { Page } from '../page.ts'
import { isRunCharacter, runEndAfter, runStartBefore } from './east-asian-run.ts'
import { EAST_ASIAN, EAST_ASIAN_FORM } from './legal-form-patterns.ts'
import type { CompanyMention } from './mention.ts'

/** Maximum number of names found, so that a page full of them stays cheap. */
const NAMES_MAX = 400
/** Particles after which a Japanese sentence continues. */
const PARTICLE =
  /(?<=[^\p{Script=Hiragana}ー])(?:は|が|を|へ|では|にて|により|による|より|から|まで|との|への|での|と|に)(?=$|[^\p{Script=Hiragana}])/u
/** Titles and offices that directly follow a name without a space. */
const OFFICE =
  /(?<=.{2})(?:代表取締役|代表者|代表理事|取締役|理事長|社長|会長|本社|本店|御中|[^\p{Script=Katakana}]{2}(?:支店|支社|営業所)|設立|創立|創業|発足|入社|退社|改組|改称|商号変更|合併|買収|子会社|上場|在籍|として)/u
/** `株式会社に改組`: text after a form that belongs to no name. After a name the form ends it: `青葉株式会社により`. */
const NO_NAME = /^(?:に|を|の|は|が|と|へ|で|化|設立|法人|組織|等)/u
/** Words that follow a name and its form after a space. */
const BEHIND_NAME =
  /^ (?:代表|取締役|社長|会長|本社|本店|支店|支社|住所|所在地|電話|〒|設立|資本金|東京|大阪|京都|北海道|.{2,3}[都道府県]|대표|사업자|주소|전화)/u
/** Words directly before a Chinese or Japanese name. */
const LEAD =
  /^(?:版权所有|版權所有|公司名称|公司名稱|企业名称|单位名称|名称|会社名|商号|社名|法人名|運営会社|運営者|販売業者|発行|主办单位|主办|承办|技术支持|上海市?工商|我们是|欢迎来到|关于|由|(?:本?(?:网站|站|网|平台|产品|公众号|软件|系统|协议|项目|服务|应用|小程序|网店|APP)|我们|我司|您|客户|用户|现|均|曾|并)(?:均|已|现)?(?:是由|由|与|和|为|是|归|属于|隶属于|向|同))[:：\s]*/u

/**
 * Finds company names in Chinese, Japanese, Korean and Thai, which are written together with their legal form:
 * `株式会社青葉製作所`.
 */
export function findEastAsianNames(page: Page): CompanyMention[] {
  const { text } = page
  if (!EAST_ASIAN.test(text)) return []
  const found: CompanyMention[] = thaiNames(text)
  let coveredTo = 0
  for (const { 0: form, index } of text.matchAll(EAST_ASIAN_FORM)) {
    if (index < coveredTo) continue
    const range = rangeAround(text, index, index + form.length)
    if (!range || range.end - range.start - form.length < 2) continue
    coveredTo = range.end
    if (found.length >= NAMES_MAX) break
    const name = text.slice(range.start, range.end).trim()
    found.push({ name, legalForm: form, method: 'legal-form', weight: 0.85, kind: 'legal-form', ...range })
  }
  return found
}

/**
 * Returns the range of a form and the name that it touches. When the form is separated on both sides, the name follows
 * it, unless other words follow.
 */
function rangeAround(text: string, formStart: number, formEnd: number): { start: number; end: number } | null {
  const [before = '', after = ''] = [text[formStart - 1], text[formEnd]]
  const isSuffixOnly = /^(?:有限公|有限责|有限責|股份|集团|集團|律|会计|會計|法律|税理士事|特許)/.test(
    text.slice(formStart, formEnd),
  )
  const touchesBefore = isRunCharacter(before) || /[)）]/.test(before)
  const isNameless = NO_NAME.test(text.slice(formEnd, formEnd + 2))
  if (isNameless && !touchesBefore) return null
  const standsBehind = isSuffixOnly || isNameless || isNameApart(text, formStart, formEnd)
  if (
    !standsBehind &&
    (isRunCharacter(after) || (after === ' ' && !touchesBefore && isRunCharacter(text[formEnd + 1])))
  ) {
    return { start: formStart, end: runEnd(text, after === ' ' ? formEnd + 1 : formEnd) }
  }
  const nameEnd = touchesBefore ? formStart : before === ' ' ? formStart - 1 : -1
  return nameEnd < 0 ? null : { start: runStart(text, nameEnd), end: formEnd }
}

/** `Acme 株式会社 代表取締役 …`: the form is separated from the name before it. */
const isNameApart = (text: string, formStart: number, formEnd: number) =>
  text[formStart - 1] === ' ' &&
  isRunCharacter(text[formStart - 2]) &&
  BEHIND_NAME.test(text.slice(formEnd, formEnd + 6))

/** In Thai, the name comes between the two parts of its form. */
function thaiNames(text: string): CompanyMention[] {
  return [...text.matchAll(/บริษัท ?([^\n\t]{2,60}?) ?จำกัด(?: ?\(มหาชน\))?/g)]
    .slice(0, NAMES_MAX)
    .map(({ 0: name, index }) => ({
      name,
      legalForm: name.endsWith(')') ? 'บริษัท จำกัด (มหาชน)' : 'บริษัท จำกัด',
      method: 'legal-form',
      weight: 0.85,
      kind: 'legal-form',
      start: index,
      end: index + name.length,
    }))
}

function runEnd(text: string, from: number): number {
  const end = runEndAfter(text, from)
  const run = text.slice(from, end)
  const next = [PARTICLE, OFFICE].map((end) => end.exec(run)?.index ?? -1).filter((at) => at > 0)
  const isSentence = /[。、]/.test(text.slice(end, end + 40).split('\n')[0]!)
  const cut = next.length > 0 ? Math.min(...next) : isSentence ? run.search(/(?<=.{2})の/) : -1
  return cut >= 0
    ? from + cut
    : end - koreanParticle(run, text.slice(end, end + SENTENCE_LENGTH_MAX).split('\n', 1)[0]!)
}

const SENTENCE_LENGTH_MAX = 120
const PARTICLE_BEHIND_NAME = /(?<=\p{Script=Hangul}{2})(?:은|을|과|으로|이|는|를|와|가|의|에서|에게|에)$/u
const BEHIND_CONSONANT: ReadonlySet<string> = new Set(['은', '을', '과', '으로', '이'])
const BEHIND_VOWEL: ReadonlySet<string> = new Set(['는', '를', '와', '가'])
/** Particles that are also common name endings. */
const DOUBTFUL = /^[이가에]$/
const KOREAN_SENTENCE = /[다요](?:[.!?]|$)/
const FIRST_SYLLABLE = 0xac00
/** Unicode arranges Hangul syllables in rows: one without a final consonant, then one for each final consonant. */
const ROW_LENGTH = 28

/** Returns the length of the particle that a Korean sentence attaches to a name: 1 for `(주)한빛과 함께`. */
function koreanParticle(run: string, rest: string): number {
  const particle = /^ [\p{Script=Hangul}\d]/u.test(rest) ? PARTICLE_BEHIND_NAME.exec(run)?.[0] : undefined
  if (particle === undefined || (DOUBTFUL.test(particle) && !KOREAN_SENTENCE.test(rest))) return 0
  const endsInVowel = (run.charCodeAt(run.length - particle.length - 1) - FIRST_SYLLABLE) % ROW_LENGTH === 0
  return (endsInVowel ? BEHIND_CONSONANT : BEHIND_VOWEL).has(particle) ? 0 : particle.length
}

function runStart(text: string, to: number): number {
  let start = runStartBefore(text, to)
  if (/[)）]/.test(text[start - 1] ?? '')) {
    const open = Math.max(text.lastIndexOf('(', start - 1), text.lastIndexOf('（', start - 1))
    if (open >= 0 && start - open <= 8) start = runStartBefore(text, open)
  }
  const run = text.slice(start, to)
  const lead = LEAD.exec(run)?.[0].length ?? 0
  const particle = [...run.matchAll(new RegExp(PARTICLE, `g${PARTICLE.flags}`))].at(-1)
  return start + Math.max(lead, particle ? particle.index + particle[0].length : 0)
}
