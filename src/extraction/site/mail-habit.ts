import { CHOICES, type Choice, mailboxSpellings, type Spelling } from './mailbox-spellings.ts'

/** How mailboxes of one domain spell names. */
export interface MailHabit {
  readonly domain: string
  /** Patterns that fit every example; more than one where the examples tell them not apart. */
  readonly patterns: ReadonlySet<string>
  /** What fits all examples where names leave a choice; a choice that none has shown, or that they differ in, is missing. */
  readonly chosen: ReadonlyMap<Choice, ReadonlySet<string>>
  /** Addresses that are made so, one a person, in the order of the people. */
  readonly examples: readonly string[]
}

/** People's own addresses of one domain, with the names that they go by. */
interface Example {
  readonly names: readonly string[]
  readonly emails: readonly string[]
}

const EXAMPLES_MIN = 2
/** Where umlauts are written so unless somebody shows otherwise. */
const GERMAN_DOMAIN = /\.(?:de|at|ch|li)$/

/**
 * The way in which a domain's mailboxes spell names, or null when fewer than two people show it or two contradict each other. What spells no
 * name, as a nickname or a department does, says nothing either way.
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

/** The ways to choose that fit all who had the choice; none where nobody had it or they differ. */
function shownIn(people: readonly (readonly Spelling[])[], choice: Choice): ReadonlySet<string> {
  const ways = people.map((spellings) => new Set(spellings.map(({ chosen }) => chosen[choice])))
  const choosing = ways.filter((set): set is Set<string> => !set.has(undefined))
  return common(choosing) ?? new Set()
}

/** The one mailbox that a habit makes of a name, or null where it leaves a choice. */
export function spelledBy(name: string, { patterns, chosen }: MailHabit): Spelling | null {
  const fitting = mailboxSpellings(name).filter(
    (spelling) =>
      patterns.has(spelling.pattern) &&
      CHOICES.every((choice) => isChosen(spelling.chosen[choice], chosen.get(choice))),
  )
  return new Set(fitting.map(({ mailbox }) => mailbox)).size === 1 ? fitting[0]! : null
}

/** Any way is one that nobody has shown, and a name that leaves no choice takes every way. */
const isChosen = (way: string | undefined, shown: ReadonlySet<string> | undefined) =>
  way === undefined || shown === undefined || shown.has(way)

/** How a person's mailboxes spell their names, whichever of both does. */
function spellingsIn(names: readonly string[], emails: readonly string[]): Spelling[] {
  const mailboxes = new Set(emails.map((email) => email.slice(0, email.lastIndexOf('@')).split('+', 1)[0]!))
  return names.flatMap((name) => mailboxSpellings(name).filter(({ mailbox }) => mailboxes.has(mailbox)))
}

/** What all sets have in common, in the order of the first; null without any. */
function common(sets: readonly ReadonlySet<string>[]): Set<string> | null {
  const [first, ...rest] = sets
  return first ? new Set([...first].filter((value) => rest.every((set) => set.has(value)))) : null
}
