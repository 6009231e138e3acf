import { CONNECTORS } from './company-words.ts'
import { hasOwnWord, isClearKind } from './kind-words.ts'
import { lookOf } from './name-looks.ts'

const AROUND = 40
/** Organisation words that name an organisation wherever a sentence uses them, besides the clear ones. */
const SENTENCE_KINDS = new Set(
  'Company Corporation Group Groupe Grupo Gruppo Commission Airlines Airways Industries Publishers Publishing Verlag Ministry Ministerio Ministério Ministero Ministère'.split(
    ' ',
  ),
)
/** Organisation words that also name alliances of states, competitions and places: `European Union`, `West Bank`. */
const OTHER_KINDS =
  /(?:^|[ -])(?:Champions|Premier|Europa|Conference|Nations|Major|Minor|National|American|Super) League$|Europ\p{Ll}+ Union$|(?:African|Afrikanische|Soviet|European) Union$|(?:West|East|Left|Right|South|North|Outer) Bank$/u
/** `Proceedings of the Elm Academy`: a publication of the organisation. */
const PUBLICATION =
  /^(?:Proceedings|Journal|Annals|Bulletin|Transactions|Archives|Member|Members|Fellow|Friends|Part|Faculty|Board|Chair) of /
/** `Attending College`, `Attending a University` */
const DOING = /^\p{Lu}\p{Ll}+ing \S+$/u

/** A sentence before a name: `studied at the`, `, and the`, `the “`. */
const BEFORE = /(?:^|[^\p{L}])\p{Ll}[\p{L}’']{0,30}(?: \p{Lu}?\p{Ll}{1,2}| [Tt]he)?,? ["“„«(]?$/u
/** Where somebody studied, and who a firm is a member of: `a degree from`, `members of the`. */
const BYSTANDER =
  /(?:ph\.?d\.?|[bm]\.?[as]\.?|mba|degree|diploma|doctorate|bachelor\p{L}*|master\p{L}*|graduated?|alumn\p{L}+|studie[ds]|studying|educated|members?|membership|accredited|registered|regulated|licensed|approved|abschluss|studierte?|promovierte?|mitglied|membre|diplôm\p{L}+|miembro|membro|lid)(?: \p{L}+){0,4},? (?:\p{L}{2,5} ){0,2}["“„«(]?$/iu
/** What follows a name that begins a sentence: `’s plans`, ` opened`. */
const BEHIND = /^(?:[’']s|,)? \p{Ll}{2,}/u
/** Organisation words that end the names of things as often: `Open Source Software (OSS)`. */
const THINGS =
  /(?:^|[ -])(?:Software|Services|Systems|Solutions|Technologies|Media|Marketing|Automation|Network|Engineering|Program|Praxis|Region|Fund)$/u
/** `Elm Valley Initiative (EVI)` */
const INITIALS = /^ ?\((\p{Lu}[\p{L}&-]{1,9})\)/u
/** After a kind of organisation, only what it is of belongs to its name. */
const OF = /^ (?:of|for|and|de|del|della|des|du|di|da|do|dos|für|van|voor|zu|zur) |^ (?:d['’]|l['’])/

/**
 * Whether a sentence uses a name with an organisation word, so that it is neither an entry of a menu nor a heading:
 * `She studied at the Elm Valley Institute.` The word ends the name or leads to what it is of.
 */
export function isInSentence(text: string, start: number, end: number, kind: string): boolean {
  const name = text.slice(start, end)
  if (!hasOwnWord(name) || OTHER_KINDS.test(name) || PUBLICATION.test(name) || DOING.test(name)) return false
  const behind = text.slice(end, end + AROUND)
  if (text[start + name.indexOf(kind) - 1] === '-' && !isClearKind(kind)) return false
  if (!isClearKind(kind) && !SENTENCE_KINDS.has(kind) && !hasInitials(name, behind)) return false
  const at = name.indexOf(kind) + kind.length
  if (at < name.length && !OF.test(name.slice(at))) return false
  if (lookOf(name) !== 'organisation') return false
  const before = text.slice(Math.max(0, start - AROUND), start)
  return !BYSTANDER.test(before) && (BEFORE.test(before) || BEHIND.test(behind))
}

/** Whether brackets behind a name repeat its initials: `Elm Valley Initiative (EVI)`. */
function hasInitials(name: string, behind: string): boolean {
  const letters = INITIALS.exec(behind)?.[1]
  if (letters === undefined || THINGS.test(name)) return false
  const words = name.split(/[ -]/).filter(Boolean)
  const initialsOf = (all: readonly string[]) => all.map((word) => word.charAt(0).toUpperCase()).join('')
  const written = letters.toUpperCase()
  return initialsOf(words) === written || initialsOf(words.filter((word) => !CONNECTORS.has(word))) === written
}
