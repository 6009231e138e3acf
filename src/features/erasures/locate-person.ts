import type { ErasedPerson } from '../../contracts/erasures/erasures.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { type ErasedValue, erasedNames } from '../../domain/erasures/erased-values.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { nameIdentity } from '../../extraction/identity.ts'
import { siteOfEmail } from '../../lib/site-of-email.ts'
import { possibleUmlauts, umlautSpellings } from '../../lib/transcribe-umlauts.ts'
import { contactsNamed, contactsOf, type FoundContact, type PersonQuery, readAsked } from './contacts-of-person.ts'
import { evidenceOf } from './evidence-of-person.ts'
import { type FoundItem, itemsOf } from './items-of-person.ts'
import { isTelling, wordsOfName } from './name-ranges.ts'
import { spellingsIn } from './spellings-in.ts'
import { Traces } from './traces.ts'

/** A person, and where the account holds data on them. */
export interface LocatedPerson {
  /** Contacts that are this person. */
  readonly meant: readonly FoundContact[]
  /** Contacts that may be this person: with the same name, or with a value that several contacts share. */
  readonly possible: readonly FoundContact[]
  /** Values that are theirs. */
  readonly items: readonly FoundItem[]
  /** Finds their names, addresses and numbers in texts. */
  readonly traces: Traces
  /** All identities of their names, including shared ones, and the websites on which such a name means them. */
  readonly identities: ReadonlySet<string>
  readonly sites: ReadonlySet<string>
  /** Values that are blocked from now on. */
  readonly keptOut: readonly ErasedValue[]
  /**
   * Keeps the data that links a name to an address where no contact exists yet, so that a retry finds the person again.
   */
  readonly keepsEvidence: boolean
}

/** Finds the account's data on a person. A name alone identifies no one: the user has to select the contacts. */
export async function locatePerson(ctx: ServiceContext, person: ErasedPerson): Promise<LocatedPerson> {
  const asked = await withSpellings(ctx, readAsked(person, accountOf(ctx).country))
  const { meant, possible } = await contactsOf(ctx, asked)
  const numbers = meant.map(({ number }) => number)
  const isMeant = meant.length > 0 || asked.emails.length > 0 || asked.phones.length > 0
  const told = await evidenceOf(ctx, meant, asked.emails.filter(isPersonal))
  const given = asked.name ? [asked.name] : []
  // Only the user decides whether Jörg Müller is meant by Joerg Mueller.
  const likely = given.flatMap(umlautSpellings).flatMap(possibleUmlauts)
  const own = isMeant ? spellingsOfNames([...told.names, ...given]) : []
  const named = await contactsNamed(ctx, [...new Set([...own, ...likely])], numbers)
  const shared = new Set(named.filter(({ kind }) => kind === 'person').map(({ name }) => wordsOfName(name!)))
  const names = own.filter((name) => !shared.has(wordsOfName(name)))
  const telling = names.filter(isTelling)
  const items = isMeant ? await itemsOf(ctx, asked, meant, telling) : []
  const values = (type: FoundItem['type']) =>
    items.filter((item) => item.type === type).map(({ normalized }) => normalized)
  const emails = [...new Set([...asked.emails, ...values('emails')])]
  const phones = [...new Set([...asked.phones, ...values('phones')])]
  const sites = new Set([...told.sites, ...emails.filter(isPersonal).flatMap((email) => ownSiteOf(email) ?? [])])
  const places = { at: [...sites, ...phones], organizations: [...told.organizations] }
  return {
    meant,
    possible: unique([...possible, ...named]),
    items,
    traces: new Traces({ emails, phones, names: telling, profiles: [...told.profiles] }),
    identities: new Set(own.map(nameIdentity)),
    sites,
    keptOut: [
      ...emails.map((value) => ({ kind: 'email' as const, value })),
      ...phones.map((value) => ({ kind: 'phone' as const, value })),
      ...own.flatMap((name) => erasedNames(name, places)),
    ],
    keepsEvidence: false,
  }
}

/** Adds the other spellings of their mailboxes that the account holds. */
const withSpellings = async (ctx: ServiceContext, asked: PersonQuery): Promise<PersonQuery> => ({
  ...asked,
  emails: [...new Set([...asked.emails, ...(await spellingsIn(ctx, asked.emails))])],
})

const isPersonal = (email: string) => mailboxKind(email) === 'personal'

const unique = (contacts: readonly FoundContact[]) => [
  ...new Map(contacts.map((contact) => [contact.number, contact])).values(),
]

/** Public email providers. A shared name on such a domain does not mean the same person. */
const PUBLIC_PROVIDER =
  /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|mac|aol|gmx|web|t-online|freenet|arcor|posteo|mailbox|proton|protonmail|pm|zoho|yandex|mail|bk|inbox|list|rambler|qq|163|126|sina|naver|daum|hanmail|orange|wanadoo|free|laposte|sfr|libero|virgilio|alice|tiscali|seznam|wp|onet|o2|interia|uol|bol|terra|rediffmail|bluewin|comcast|verizon|att|btinternet|sky|bigpond)\.[a-z.]{2,6}$/

const ownSiteOf = (email: string): string | null => {
  const site = siteOfEmail(email)
  return site && !PUBLIC_PROVIDER.test(site) ? site : null
}

const TITLE =
  /^(?:(?:dr|prof|professor|dipl|ing|mag|med|mr|mrs|ms|miss|herr|frau|sir|dame|mme|mlle|sig|sra?)\b\.?[\s-]{0,3})+/i

/** Returns names as written, without leading titles, and with umlauts transcribed. */
function spellingsOfNames(names: readonly string[]): string[] {
  const all = names
    .flatMap((name) => [name, name.replace(TITLE, '')])
    .flatMap(umlautSpellings)
    .map((name) => name.trim())
  return [...new Map(all.filter((name) => nameIdentity(name)).map((name) => [nameIdentity(name), name])).values()]
}
