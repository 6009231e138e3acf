import { fold } from '../../../lib/fold.ts'
import { eachInSteps, type Steps } from '../../../lib/steps.ts'
import { siteOf } from '../../../lib/url.ts'
import type { WorkBudget } from '../../../lib/work-budget.ts'
import { domainAgreement, OWN_DOMAIN_MIN, readMailDomain } from '../../companies/site-domain.ts'
import { mailboxKind } from '../../emails/mailbox-kind.ts'
import { isMailProvider } from '../mail-providers.ts'
import { mailSite } from '../mail-site.ts'
import type { MergeReason } from '../site-contact.ts'
import {
  type Holder,
  holdersOfAddress,
  holdersOfPhone,
  holdersOfProfile,
  isFront,
  MailOwners,
  ProfileOwners,
} from './assign-values.ts'
import { ContactDraft } from './contact-draft.ts'
import { countTitleHolders, type TitleHolders } from './job-titles.ts'
import { isElsewhere, mailDomainsOf } from './mail-domains.ts'
import { readOrganizationName } from './organization-name.ts'
import type { OtherOrganization } from './organizations.ts'
import { bestPersonSpelling, reasonOf, type SitePerson } from './people.ts'
import { readPersonName, shortOf } from './person-name.ts'
import { haveTitles, isShownAsPerson, type SiteOwner } from './site-owner.ts'
import type { Occurrence, SortedPages } from './sort-pages.ts'
import { isReachedAt, isUnlabelled } from './units-of-owner.ts'
import { type SiteValue, valuesOfSite } from './value-census.ts'

/**
 * Maximum number of email domains compared with every name. A page with thousands is a list of addresses, and the
 * site's names say nothing about them.
 */
const SITES_COMPARED_MAX = 200
/** Maximum number of name comparisons for all domains together. */
const NAMES_COMPARED_MAX = 200_000
/** Work units charged for comparing a name with a domain, and for assigning a value, for `WorkBudget`. */
const AGREEMENT_UNITS = 200
const VALUE_UNITS = 1_000

/** Kinds of phones that one person carries. */
const PERSONAL: ReadonlySet<string> = new Set(['mobile', 'whatsapp'])

type ValueType = 'emails' | 'phones' | 'addresses' | 'profiles'

/** The contacts of a site, and the values assigned to each. */
export class Resolution {
  readonly owner: SiteOwner
  readonly people: readonly SitePerson[]
  readonly others: OtherOrganization[]
  #titleHolders: TitleHolders | null = null
  #byKey: Map<string, OtherOrganization> | null = null
  #ranks: ReadonlyMap<string, number> | null = null
  /** The organisations that the pages name, without those derived only from email addresses. */
  readonly #named: readonly OtherOrganization[]
  readonly #byName = new Map<string, OtherOrganization>()
  #namesCompared = 0
  #ownDomains: ReadonlySet<string> = new Set()
  readonly #spelledBy = new Map<string, OtherOrganization | null>()
  readonly #atSites = new Map<string, OtherOrganization>()
  readonly #survey: SortedPages
  readonly #work: WorkBudget
  readonly #drafts = new Map<Holder, ContactDraft>()
  readonly #holders = new Map<Occurrence, Holder>()

  private constructor(
    survey: SortedPages,
    owner: SiteOwner,
    people: readonly SitePerson[],
    others: readonly OtherOrganization[],
    work: WorkBudget,
  ) {
    this.#survey = survey
    this.#work = work
    this.owner = owner
    const ownKeys = new Set([...owner.spellings.keys()].map((written) => readPersonName(written).key))
    const areTitled = haveTitles(people)
    this.people = people.filter(
      (person) =>
        (owner.isFirmOfPerson || person !== owner.person) &&
        (!ownKeys.has(person.name.key) || isShownAsPerson(person, areTitled)),
    )
    this.#named = others
    const own = survey.pages[0] ? siteOf(survey.pages[0].facts.url) : null
    this.others = [...others]
    for (const person of this.people) for (const sighting of person.sightings) this.#holders.set(sighting, person)
    for (const other of others) {
      if (!this.#byName.has(other.name)) this.#byName.set(other.name, other)
      const isInAddress = !other.isSure && isNamedInAddress(other, survey)
      const canBeUnit = isUnlabelled(other)
      for (const sighting of other.sightings)
        if (canBeUnit && isReachedAt(sighting, own)) continue
        else if (other.isSure || (!isInAddress && isApart(sighting))) this.#holders.set(sighting, other)
    }
  }

  /** Assigns each value of the site to its holders. */
  static *of(
    survey: SortedPages,
    owner: SiteOwner,
    people: readonly SitePerson[],
    others: readonly OtherOrganization[],
    work: WorkBudget,
  ): Steps<Resolution> {
    const resolution = new Resolution(survey, owner, people, others, work)
    yield
    yield* resolution.#handOut(work)
    return resolution
  }

  /** Returns the draft of a person or an organisation. */
  draftOf(holder: Holder): ContactDraft {
    let draft = this.#drafts.get(holder)
    if (!draft) {
      draft = this.#newDraft(holder)
      this.#drafts.set(holder, draft)
    }
    return draft
  }

  /** Returns the holder that an occurrence of a name refers to. */
  holderOf = (sighting: Occurrence): Holder => this.#holders.get(sighting) ?? 'owner'

  /** Returns the organisation with a name, or the owner when there is none. */
  organizationCalled(written: string): Holder {
    const { key } = readOrganizationName(written)
    this.#byKey ??= new Map(
      this.others.flatMap((other) => [...other.named.keys()].map(({ key: own }) => [own.split(' ', 1)[0]!, other])),
    )
    return this.#byKey.get(key) ?? 'owner'
  }

  /** Returns the first organisation with an address at one of these domains, or the owner if none has or they are its own. */
  organizationAtSites(sites: Iterable<string>): Holder {
    this.#ranks ??= ranksBySite(this.others.map((other) => this.draftOf(other).emails))
    const foreign = [...sites].filter((site) => !this.#ownDomains.has(site))
    const ranks = foreign.map((site) => this.#ranks!.get(site) ?? Number.POSITIVE_INFINITY)
    return this.others[Math.min(...ranks)] ?? 'owner'
  }

  /** Returns the organisation of the pages whose name one of these foreign domains spells, or the owner. */
  organizationSpelledBy(sites: Iterable<string>): Holder {
    for (const site of sites) {
      if (this.#ownDomains.has(site) || isMailProvider(site)) continue
      let other = this.#spelledBy.get(site)
      if (other === undefined) {
        other = this.#namedLike(site) ?? null
        this.#spelledBy.set(site, other)
      }
      if (other) return other
    }
    return 'owner'
  }

  #newDraft(holder: Holder): ContactDraft {
    if (holder === 'owner') return new ContactDraft(this.owner.name, this.owner.spellings, this.owner.sightings)
    if ('spellings' in holder) {
      const shown = bestPersonSpelling(holder)
      this.#titleHolders ??= countTitleHolders(this.#survey.people)
      return new ContactDraft(shown, reasonsFor(shown, holder), holder.sightings, this.#titleHolders)
    }
    const spellings = [...holder.named].flatMap(([named, reason]) =>
      [...named.spellings.keys()].map((written) => [written, reason] as const),
    )
    return new ContactDraft(holder.name, new Map(spellings), holder.sightings)
  }

  *#handOut(work: WorkBudget): Steps<void> {
    const { people, organizations, unnamed } = this.#survey
    // A given name that no person of the site has says nothing about its values, which are in other groups too.
    const known = people.filter((sighting) => !sighting.group.is_given_name || this.holderOf(sighting) !== 'owner')
    const values = valuesOfSite([...known, ...organizations, ...unnamed], this.holderOf)
    const domains = mailDomainsOf(values.emails, this.#survey)
    this.#ownDomains = domains
    yield
    const mail = new MailOwners(this.people, domains)
    yield
    work.beginTurn()
    const units = ({ sightings }: SiteValue<unknown>) => VALUE_UNITS + 50 * sightings.length
    yield* eachInSteps(values.emails, work, units, (email) => {
      const holders = mail.holdersOf(email.value, email)
      const isOwners = holders[0] === 'owner' && !isElsewhere(email, domains, this.#survey)
      const given = isOwners || holders[0] !== 'owner' ? holders : [this.#organizationAt(email.value)]
      const isShared = mailboxKind(email.value) === 'role' && !domains.has(mailSite(email.value))
      this.#give(email, isShared ? this.#withEmployers(given, email) : given, 'emails')
    })
    yield* eachInSteps(values.phones, work, units, (phone) => {
      const stranger = phone.open.length === phone.sightings.length ? this.#strangerBeside(phone.open, domains) : null
      const isMobile = PERSONAL.has(phone.value.kind ?? '')
      const holders = stranger === null ? holdersOfPhone(phone, isMobile) : [this.#organizationAt(stranger)]
      this.#give(phone, isMobile ? holders : this.#withEmployers(holders, phone), 'phones')
    })
    yield* eachInSteps(values.addresses, work, units, (address) =>
      this.#give(address, this.#withEmployers(holdersOfAddress(address, domains), address), 'addresses'),
    )
    const profiles = new ProfileOwners(this.people)
    yield* eachInSteps(values.profiles, work, units, (profile) =>
      this.#give(profile, holdersOfProfile(profile.value, profile, profiles), 'profiles'),
    )
  }

  /**
   * Returns the mailbox at a stranger's domain that stands beside a value wherever the site shows it, neither with a
   * name nor among the owner's contact details; otherwise null. `Questions: desk@authority.example, 01632 960101`.
   */
  #strangerBeside(open: readonly Occurrence[], domains: ReadonlySet<string>): string | null {
    const isStrangers = (email: string) => !domains.has(mailSite(email)) && !isMailProvider(mailSite(email))
    const isBeside = ({ group }: Occurrence) =>
      group.kind === null && group.emails?.length === 1 && group.phones?.length === 1 && isStrangers(group.emails[0]!)
    return !isFront(open) && open.every(isBeside) ? open[0]!.group.emails![0]! : null
  }

  /**
   * Adds the organisations for which people work according to the cards with a value, other than the owner: on a card of
   * Jane Roe of Oak Surveyors, the street and the switchboard are those of Oak Surveyors.
   */
  #withEmployers(holders: readonly Holder[], { people }: SiteValue<unknown>): Holder[] {
    const all = new Set(holders)
    for (const [person, sightings] of people) {
      if (!all.has(person)) continue
      for (const { group } of sightings) {
        const employer = group.organization === undefined ? 'owner' : this.organizationCalled(group.organization)
        if (employer !== 'owner') all.add(employer)
      }
    }
    return [...all]
  }

  #give(value: SiteValue<unknown>, holders: readonly Holder[], type: ValueType): void {
    for (const holder of this.owner.isFirmOfPerson ? this.#withFirm(holders, value, type) : holders)
      (this.draftOf(holder)[type] as SiteValue<unknown>[]).push(value)
  }

  /**
   * Where a person works under their own name, what is theirs is also the firm's, and a number among the firm's contact
   * details is also theirs, unless somebody else has it.
   */
  #withFirm(holders: readonly Holder[], { open, people }: SiteValue<unknown>, type: ValueType): Iterable<Holder> {
    const person = this.owner.person!
    if (holders.includes(person)) return new Set(['owner' as const, ...holders])
    const isShown = isFront(open) || holders.length > 1
    return type === 'phones' && holders[0] === 'owner' && people.size === 0 && isShown ? [...holders, person] : holders
  }

  /**
   * Returns the organisation whose name matches the domain of a foreign email address, or creates one named after the
   * domain.
   */
  #organizationAt(email: string): OtherOrganization {
    const site = mailSite(email)
    let organization = this.#atSites.get(site)
    if (!organization) {
      organization = this.#namedLike(site)
      if (!organization) {
        organization = { name: site, named: new Map(), sightings: [], relation: 'mentioned', isSure: true }
        this.others.push(organization)
      }
      this.#atSites.set(site, organization)
    }
    return organization
  }

  /** Searches the organisations that the pages name. */
  #namedLike(site: string): OtherOrganization | undefined {
    const isCompared = this.#atSites.size < SITES_COMPARED_MAX && this.#namesCompared < NAMES_COMPARED_MAX
    const domain = isCompared ? readMailDomain(site) : null
    if (domain === null) return this.#byName.get(site)
    this.#namesCompared += this.#named.length
    this.#work.trySpend(AGREEMENT_UNITS * this.#named.length)
    return this.#named.find(({ name }) => name === site || domainAgreement(name, domain) >= OWN_DOMAIN_MIN)
  }
}

/** Returns, for each domain, the index of the first list with an address at it. */
function ranksBySite(lists: readonly (readonly SiteValue<string>[])[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  for (const [rank, emails] of lists.entries())
    for (const { value } of emails) if (!ranks.has(mailSite(value))) ranks.set(mailSite(value), rank)
  return ranks
}

/** Returns why each spelling of a person belongs to the one shown. */
function reasonsFor(shown: string, { spellings }: SitePerson): Map<string, MergeReason | null> {
  const name = readPersonName(shown)
  return new Map(
    [...spellings].map(([written, reason]) => {
      const other = readPersonName(written)
      return [written, other.key === name.key ? reasonOf(name, other) : (reason ?? shortOf(name, other) ?? 'same-name')]
    }),
  )
}

/**
 * Whether an uncertain name is separate from the owner: it is on its own page, and not on one with the owner's contact
 * details.
 */
const isApart = ({ page, group }: Occurrence) =>
  !group.is_chrome && !['home', 'contact', 'imprint', 'about'].includes(page.kind)

/** Whether some spelling of an organisation is part of an address. */
const isNamedInAddress = ({ sightings }: OtherOrganization, { isInAddress }: SortedPages) =>
  sightings.some(({ group }) => isInAddress(fold(group.name!)))
