import type { ErasedPerson } from '../../contracts/erasures.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { type ErasedValue, erasedNames } from '../../domain/erasures/erased-values.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { nameIdentity } from '../../extraction/identity.ts'
import { siteOfEmail } from '../../lib/site-of-email.ts'
import { contactsNamed, contactsOf, type FoundContact, type PersonQuery, readAsked } from './contacts-of-person.ts'
import { type FoundItem, itemsOf } from './items-of-person.ts'
import { isTelling, wordsOfName } from './name-ranges.ts'
import { spellingsIn } from './spellings-in.ts'
import { toldOf } from './told-of-person.ts'
import { Traces } from './traces.ts'

/** A person, and where the account has something of them. */
export interface LocatedPerson {
  /** Contacts that are this person. */
  readonly meant: readonly FoundContact[]
  /** Contacts that may be: of the same name, or with something that several share. */
  readonly possible: readonly FoundContact[]
  /** Values that are theirs. */
  readonly items: readonly FoundItem[]
  /** What their names, addresses and numbers look like in texts. */
  readonly traces: Traces
  /** Every identity of their names, also those that others share, and the websites where it is they whom it names. */
  readonly identities: ReadonlySet<string>
  readonly sites: ReadonlySet<string>
  /** What is kept out from now on. */
  readonly keptOut: readonly ErasedValue[]
  /** Leaves what tells whose name belongs to an address, where nothing is a contact yet: by it the person is found again. */
  readonly keepsEvidence: boolean
}

/** Finds out who somebody is to the account, and by what. A name alone means nobody: contacts of it are to be chosen. */
export async function locatePerson(ctx: ServiceContext, person: ErasedPerson): Promise<LocatedPerson> {
  const asked = await withSpellings(ctx, readAsked(person, accountOf(ctx).country))
  const { meant, possible } = await contactsOf(ctx, asked)
  const numbers = meant.map(({ number }) => number)
  const isMeant = meant.length > 0 || asked.emails.length > 0 || asked.phones.length > 0
  const told = await toldOf(ctx, meant, asked.emails.filter(isPersonal))
  const given = asked.name ? [asked.name] : []
  const own = isMeant ? withoutTitles([...told.names, ...given]) : []
  const named = await contactsNamed(ctx, [...new Set([...own, ...given])], numbers)
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

/** The same with the other spellings of their mailboxes that the account holds. */
const withSpellings = async (ctx: ServiceContext, asked: PersonQuery): Promise<PersonQuery> => ({
  ...asked,
  emails: [...new Set([...asked.emails, ...(await spellingsIn(ctx, asked.emails))])],
})

const isPersonal = (email: string) => mailboxKind(email) === 'personal'

const unique = (contacts: readonly FoundContact[]) => [
  ...new Map(contacts.map((contact) => [contact.number, contact])).values(),
]

/** Where everybody may have an address: such a name there is not the same person. */
const PUBLIC_PROVIDER =
  /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|mac|aol|gmx|web|t-online|freenet|arcor|posteo|mailbox|proton|protonmail|pm|zoho|yandex|mail|bk|inbox|list|rambler|qq|163|126|sina|naver|daum|hanmail|orange|wanadoo|free|laposte|sfr|libero|virgilio|alice|tiscali|seznam|wp|onet|o2|interia|uol|bol|terra|rediffmail|bluewin|comcast|verizon|att|btinternet|sky|bigpond)\.[a-z.]{2,6}$/

const ownSiteOf = (email: string): string | null => {
  const site = siteOfEmail(email)
  return site && !PUBLIC_PROVIDER.test(site) ? site : null
}

const TITLE =
  /^(?:(?:dr|prof|professor|dipl|ing|mag|med|mr|mrs|ms|miss|herr|frau|sir|dame|mme|mlle|sig|sra?)\b\.?[\s-]{0,3})+/i

/** Names as written, and without what stands before them. */
function withoutTitles(names: readonly string[]): string[] {
  const all = names.flatMap((name) => [name, name.replace(TITLE, '')]).map((name) => name.trim())
  return [...new Map(all.filter((name) => nameIdentity(name)).map((name) => [nameIdentity(name), name])).values()]
}
