import { english } from './en.ts'
import { danish, dutch, german, swedish } from './germanic.ts'
import { arabic, hindi, polish, turkish } from './others.ts'
import { clausesOf, compilePatterns, fits, type Pattern } from './patterns.ts'
import type { OptOutLanguage } from './phrases.ts'
import { french, italian, portuguese, spanish } from './romance.ts'

/** The topic of a reply is at its beginning; legal notes are at its end. */
const READ_LENGTH_MAX = 2_000

export interface OptOut {
  /** `sure`: they want no more messages. `unsure`: it reads like it, but something in the reply contradicts it. */
  readonly certainty: 'sure' | 'unsure'
  /** The clause that says so, normalised. */
  readonly clause: string
}

const LANGUAGES: readonly OptOutLanguage[] = [
  ...[english, german, dutch, swedish, danish, french, spanish, portuguese, italian],
  ...[polish, turkish, arabic, hindi],
]

const compile = (part: 'wants' | 'maybe' | 'unless' | 'offers'): readonly Pattern[] =>
  LANGUAGES.flatMap((language) => compilePatterns(language[part] ?? [], language.words))

interface Patterns {
  readonly wants: readonly Pattern[]
  readonly maybe: readonly Pattern[]
  readonly unless: readonly Pattern[]
  readonly offers: readonly Pattern[]
}
let compiled: Patterns | undefined
/** Compiles all languages together, so that an exception of one language also blocks a similar phrase of another. */
function patterns(): Patterns {
  compiled ??= {
    wants: compile('wants'),
    maybe: compile('maybe'),
    unless: compile('unless'),
    offers: compile('offers'),
  }
  return compiled
}

/** The author continues the conversation: together with an opt-out, this needs a person's decision. */
const INTEREST = compilePatterns(
  [
    'very|am|are|im|were|be|quite|really|still interested',
    'we_are|i_am interested',
    'interested in ~3',
    'send|email ~1 me|us ~3 offer|quote|price|prices|pricing|details|proposal|brochure|contract|invoice|information|info|deck',
    'send ~2 offer|quote|proposal|brochure|pricing|contract to',
    'call|ring|phone me|us',
    'book|schedule|arrange ~2 call|demo|meeting',
    'a|the demo',
    'interesse_an|haben_interesse|habe_interesse|bin_interessiert|sind_interessiert|gerne_ein_angebot|ein_angebot|rufen_sie_mich|ruf_mich',
    'rappelez|interesse_par|interessee_par|un_devis|nous_interesse|minteresse',
    'me_interesa|nos_interesa|estoy_interesado|estoy_interesada|llameme|llamame|presupuesto',
    'tenho_interesse|estou_interessado|temos_interesse|orcamento',
    'sono_interessato|siamo_interessati|mi_interessa|preventivo',
    'instead|use|write ~4 to ~3 instead',
    'write|email|contact|talk|speak to my|our ~1 colleague|partner|boss|manager|assistant|team',
  ],
  {},
)
const NO_INTEREST = compilePatterns(
  [
    'not|no|never|nor|longer|dont|isnt|arent|kein|keine|nicht|pas|non|nao|niet|inte|ikke|nie ~3 interested|interesse|interessiert|interesa|interesado|interesada|interesses|interessato|interest|interesseret|intresserad',
  ],
  {},
)

/**
 * Whether a reply asks for no more messages, in English, German, Dutch, Swedish, Danish, French, Spanish, Portuguese,
 * Italian, Polish, Turkish, Arabic or Hindi in Latin letters.
 *
 * @param own the author's own words
 * @returns null if nothing reads like it
 */
export function findOptOut(own: string): OptOut | null {
  const sentences = clausesOf(own.slice(0, READ_LENGTH_MAX))
  const { wants, maybe, unless, offers } = patterns()
  const has = (list: readonly Pattern[], words: readonly string[]) => list.some((pattern) => fits(pattern, words))
  const clauses = sentences.filter((sentence) => !has(offers, sentence.flat())).flat()
  const clause = clauses.find((words) => has(wants, words) && !has(unless, words))
  if (clause) return { certainty: goesOn(sentences) ? 'unsure' : 'sure', clause: clause.join(' ') }
  const doubtful = clauses.find((words) => has(maybe, words) && !has(unless, words))
  return doubtful ? { certainty: 'unsure', clause: doubtful.join(' ') } : null
}

const goesOn = (sentences: readonly (readonly (readonly string[])[])[]): boolean =>
  sentences.some((sentence) => {
    const all = sentence.flat()
    return INTEREST.some((pattern) => fits(pattern, all)) && !NO_INTEREST.some((pattern) => fits(pattern, all))
  })
