import { CHOICES, type Choice, mailboxSpellings, type Spelling } from './mailbox-spellings.ts'

/** How the mailboxes of one domain spell names. */
export interface MailHabit {
  readonly domain: string
  /** Patterns that match every example; several if the examples do not distinguish between them. */
  readonly patterns: ReadonlySet<string>
  /**
   * The variants that match all examples, for each choice that names leave open. A choice without examples, or with
   * contradicting ones, is missing.
   */
  readonly chosen: ReadonlyMap<Choice, ReadonlySet<string>>
  /** Addresses that follow the pattern, one per person, in the order of the people. */
  readonly examples: readonly string[]
}

/** One person's addresses at a domain, with the names used for the person. */
interface Example {
  readonly names: readonly string[]
  readonly emails: readonly string[]
}

const EXAMPLES_MIN = 2
/** Domains where umlauts are spelled `ae`, `oe`, `ue` unless an example shows otherwise. */
const GERMAN_DOMAIN = /\.(?:de|at|ch|li)$/

/**
 * Returns how a domain's mailboxes spell names, or null when fewer than two people show it or two contradict each
 * other. Mailboxes that spell no name, such as a nickname or a department, are ignored.
 */
export function habitOf(domain: string, people: readonly Example[]): MailHabit | null {
  const speaking = people
    .map(({ names, emails }) => spellingsIn(names, emails))
    .filter((spellings) => spellings.length > 0)
  const patterns = common(speaking.map((spellings) => new Set(spellings.map(({ pattern }) => pattern))))
  if (!patterns || patterns.size === 0) return null
  const fitting = speaking.map((spellings) => spellings.filter(({ pattern }) => patterns.has(pattern)))
  const examples = [...new Set(fitting.map(([spelling]) => `${spelling!.mailbox}@${domain}`))]
  if (examples.length < EXAMPLES_MIN) return null
  const chosen = new Map(
    CHOICES.map((choice) => [choice, shownIn(fitting, choice)] as const).filter(([, ways]) => ways.size > 0),
  )
  if (chosen.get('letters')?.size !== 1 && GERMAN_DOMAIN.test(domain)) chosen.set('letters', new Set(['ae']))
  return { domain, patterns, chosen, examples }
}

/**
 * Returns the variants of a choice that match all people who had the choice; none when nobody had it or they differ.
 */
function shownIn(people: readonly (readonly Spelling[])[], choice: Choice): ReadonlySet<string> {
  const ways = people.map((spellings) => new Set(spellings.map(({ chosen }) => chosen[choice])))
  const choosing = ways.filter((set): set is Set<string> => !set.has(undefined))
  return common(choosing) ?? new Set()
}

/** Returns the one mailbox that a habit forms from a name, or null when several are possible. */
export function spelledBy(name: string, { patterns, chosen }: MailHabit): Spelling | null {
  const fitting = mailboxSpellings(name).filter(
    (spelling) =>
      patterns.has(spelling.pattern) &&
      CHOICES.every((choice) => isChosen(spelling.chosen[choice], chosen.get(choice))),
  )
  return new Set(fitting.map(({ mailbox }) => mailbox)).size === 1 ? fitting[0]! : null
}

/** Any variant is accepted when no example shows one, or when the name leaves no choice. */
const isChosen = (way: string | undefined, shown: ReadonlySet<string> | undefined) =>
  way === undefined || shown === undefined || shown.has(way)

/** Returns the spellings of a person's names that occur among the person's mailboxes. */
function spellingsIn(names: readonly string[], emails: readonly string[]): Spelling[] {
  const mailboxes = new Set(emails.map((email) => email.slice(0, email.lastIndexOf('@')).split('+', 1)[0]!))
  return names.flatMap((name) => mailboxSpellings(name).filter(({ mailbox }) => mailboxes.has(mailbox)))
}

/** Returns the values common to all sets, in the order of the first; null without sets. */
function common(sets: readonly ReadonlySet<string>[]): Set<string> | null {
  const [first, ...rest] = sets
  return first ? new Set([...first].filter((value) => rest.every((set) => set.has(value)))) : null
}
