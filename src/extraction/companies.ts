import { runToEnd, type Steps } from '../lib/steps.ts'
import { findAbbreviatedNames } from './companies/abbreviated-names.ts'
import { findAffiliationColumns } from './companies/affiliation-columns.ts'
import { findAffiliations } from './companies/affiliations.ts'
import { behindPerson } from './companies/behind-person.ts'
import { findBlockHeads } from './companies/block-heads.ts'
import { findBracketedAffiliations } from './companies/bracketed-affiliations.ts'
import { findCalledFirms } from './companies/called-firms.ts'
import { findCareerLines } from './companies/career-lines.ts'
import { chooseCompanies } from './companies/choose-companies.ts'
import { companyKey, withoutLegalForm } from './companies/company-key.ts'
import { ConsentBoxes } from './companies/consent-boxes.ts'
import { findContactHeads } from './companies/contact-heads.ts'
import { findCopyrightHolders, findNamesBesideHolders } from './companies/copyright-holders.ts'
import { isCredited } from './companies/credits.ts'
import { findDatedCards } from './companies/dated-cards.ts'
import { findDegreeLines } from './companies/degree-lines.ts'
import { findEastAsianKinds } from './companies/east-asian-kinds.ts'
import { findEastAsianNames } from './companies/east-asian-names.ts'
import { findEmployers } from './companies/employers.ts'
import { findExamples } from './companies/example-lists.ts'
import { affiliatedPlaces } from './companies/headed-affiliations.ts'
import { findHeadingNames } from './companies/heading-names.ts'
import { findInstitutionLines } from './companies/institution-lines.ts'
import { employersJoined } from './companies/joined-employers.ts'
import { findKindNames } from './companies/kind-names.ts'
import { findKnownOrganisations } from './companies/known-organisations.ts'
import { findLabelledCompanies } from './companies/labelled-companies.ts'
import { findLegalFormNames } from './companies/legal-form-names.ts'
import { findLinkedCards } from './companies/linked-cards.ts'
import { findListedClients } from './companies/listed-clients.ts'
import { findListedPartners } from './companies/listed-partners.ts'
import { findMarkedLinks } from './companies/marked-links.ts'
import type { CompanyMention } from './companies/mention.ts'
import { lookOf } from './companies/name-looks.ts'
import { findNamesByClass } from './companies/organisation-classes.ts'
import { findColumnNames } from './companies/organisation-columns.ts'
import { findBrandTexts, findHomeLinkNames, findLogoNames } from './companies/owner-marks.ts'
import { findMetaNames, findTitleNames } from './companies/owner-metadata.ts'
import { countriesOfPage } from './companies/page-countries.ts'
import { findPartnershipNames } from './companies/partnership-names.ts'
import { findProgrammeFirms } from './companies/programme-lines.ts'
import { findRecordHeads } from './companies/record-heads.ts'
import { findRegisteredNames } from './companies/registered-names.ts'
import {
  domainAgreement,
  OWN_DOMAIN_MIN,
  readMailbox,
  readMailDomain,
  readSiteDomain,
  type SiteDomain,
} from './companies/site-domain.ts'
import { findSpelledDomain } from './companies/spelled-domain.ts'
import { findSpokenFor } from './companies/spoken-for.ts'
import { findStructuredCompanies } from './companies/structured-companies.ts'
import { titledFirms } from './companies/titled-firms.ts'
import { revealEmails } from './emails/find-spelled-emails.ts'
import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import { memoize } from './memoize.ts'
import { visitorsOf } from './names/visitors.ts'
import type { Page } from './page.ts'
import { PlaceIndex } from './places.ts'
import { type Rule, type RuleTrace, runRules } from './run-rules.ts'
import { isMailProvider } from './site/mail-providers.ts'
import { followRule, spend } from './steps.ts'

/** Minimum confidence of people whose names count as evidence; less certain ones may be shops named like a person. */
const PERSON_CONFIDENCE_MIN = 0.7
/** Minimum confidence of names in a list of people, whose other entries are further evidence. */
const LISTED_CONFIDENCE_MIN = 0.55
/** Units of work for checking the evidence against one mention. */
const MENTION_UNITS = 1_000

/**
 * Returns the organisations that a page names as actors: the site's owner, and those in structured data, with a legal
 * form, at the head of an address or after a label. Variants of one name become one finding, in its fullest form.
 *
 * @param others the findings so far: emails, phones, addresses and names
 * @param country the page's country if the caller knows it, as an ISO 3166-1 alpha-2 code
 */
export const findCompanies = (
  page: Page,
  entities: readonly Entity[],
  others: readonly Finding[],
  country?: string,
): Finding[] => runToEnd(companiesInSteps(page, entities, others, country))

/** Step-by-step version of `findCompanies`, for `runInTurns`. */
export function* companiesInSteps(
  page: Page,
  entities: readonly Entity[],
  others: readonly Finding[],
  country?: string,
  trace?: RuleTrace,
): Steps<Finding[]> {
  const domain = readSiteDomain(page.url) ?? soleMailDomain(others)
  const isSiteOwn = (name: string) => domain !== null && domainAgreement(name, domain) >= OWN_DOMAIN_MIN
  const run = (rules: readonly Rule<CompanyMention>[]) => runRules(rules, page, trace)
  const copyrights = yield* run([{ id: 'companies.copyright', find: () => findCopyrightHolders(page) }])
  const holders = new Set(copyrights.map(({ name }) => companyKey(name)))
  const isKnown = (name: string) => isSiteOwn(name) || holders.has(companyKey(name))

  const people = others.filter(({ type, confidence }) => type === 'names' && confidence >= PERSON_CONFIDENCE_MIN)
  const peoplePlaces = new PlaceIndex(
    people.map(({ start, end }) => (start === null || end === null ? [] : [{ start, end }])),
  )
  const listed = others.filter(
    ({ type, confidence, value }) =>
      type === 'names' && confidence >= LISTED_CONFIDENCE_MIN && lookOf(value) !== 'organisation',
  )
  const listedPlaces = new PlaceIndex(
    listed.map(({ start, end }) => (start === null || end === null ? [] : [{ start, end }])),
  )
  const consents = new ConsentBoxes(page)
  const logos = yield* run([
    { id: 'companies.logo', find: () => [...findLogoNames(page), ...findBrandTexts(page)], units: 0 },
  ])
  const homes = yield* followRule(page, () => countriesOfPage(page, others, country))
  const written = yield* run([{ id: 'companies.legal-form', find: () => findLegalFormNames(page, { homes, isKnown }) }])
  const formed = written.map((mention) =>
    withHolder(page, behindPerson(page, mention, peoplePlaces), copyrights, isSiteOwn),
  )
  const declared = yield* run([
    { id: 'companies.structured', find: () => findStructuredCompanies(entities) },
    { id: 'companies.site-name', find: () => findMetaNames(page) },
    { id: 'companies.title', find: () => findTitleNames(page, domain) },
    { id: 'companies.heading', find: () => findHeadingNames(page) },
  ])
  const marks = yield* run([
    { id: 'companies.home-link', find: () => findHomeLinkNames(page) },
    { id: 'companies.domain', find: () => (domain ? findSpelledDomain(page, domain) : []) },
  ])
  const shown = yield* run([
    { id: 'companies.copyright', find: () => findNamesBesideHolders(page), units: 0 },
    { id: 'companies.east-asian', find: () => findEastAsianNames(page) },
    { id: 'companies.partnership', find: () => findPartnershipNames(page) },
    { id: 'companies.employer', find: () => findEmployers(page, people, peoplePlaces).flatMap(employersJoined) },
    {
      id: 'companies.kind-word',
      find: () => [
        ...findKindNames(page, peoplePlaces),
        ...findInstitutionLines(page),
        ...findEastAsianKinds(page),
        ...findMarkedLinks(page),
      ],
    },
    { id: 'companies.abbreviated', find: () => findAbbreviatedNames(page) },
    { id: 'companies.called', find: () => findCalledFirms(page) },
    { id: 'companies.known', find: () => findKnownOrganisations(page) },
    { id: 'companies.example', find: () => findExamples(page) },
    { id: 'companies.spoken-for', find: () => findSpokenFor(page) },
    { id: 'companies.partner', find: () => findListedPartners(page) },
    { id: 'companies.linked-card', find: () => findLinkedCards(page) },
    { id: 'companies.client', find: () => findListedClients(page) },
    { id: 'companies.register', find: () => findRegisteredNames(page) },
    { id: 'companies.label', find: () => findLabelledCompanies(page) },
    { id: 'companies.head', find: () => findBlockHeads(page, others) },
    { id: 'companies.contact-head', find: () => findContactHeads(page, others, peoplePlaces) },
  ])
  const inLists = yield* run([
    {
      id: 'companies.affiliation',
      find: () => findAffiliations(page, listed, listedPlaces, visitorsOf(page, entities)),
    },
    {
      id: 'companies.affiliation',
      find: () => [...findProgrammeFirms(page, listed), ...findBracketedAffiliations(page, listed)],
      units: 0,
    },
    {
      id: 'companies.career',
      find: () => [...findCareerLines(page), ...findDegreeLines(page), ...findDatedCards(page)],
    },
    {
      id: 'companies.column',
      find: () => [...findColumnNames(page), ...findAffiliationColumns(page), ...findNamesByClass(page)],
    },
    { id: 'companies.record', find: () => findRecordHeads(page, others) },
  ])
  const notices = copyrights
    .filter((holder) => !formed.some((mention) => isSentenceAbout(holder, mention)))
    .map((holder) => toFormedName(holder, formed))
  const listedByEnd = new Map(inLists.map((mention) => [mention.end, mention]))
  const wholeForms = new Map(formed.map((mention) => [mention.start, mention]))
  const found = [
    ...declared,
    ...logos,
    ...marks,
    ...notices,
    ...formed.map((mention) => withoutTitle(withWholeCell(page, mention), listedByEnd)),
    ...shown.map((mention) => withWholeForm(mention, wholeForms)),
  ]
  // These are not checked for credits: "Head of Design" above a name in a card is a job title.
  const mentions: CompanyMention[] = inLists
    .map((mention) => withWholeForm(mention, wholeForms))
    .filter(({ name }) => isPossibleName(name))
  const credited = new Set<string>()
  for (const mention of found) {
    const { name, start, end } = mention
    yield* spend(page.budget, MENTION_UNITS)
    if (!isPossibleName(name)) continue
    if (start === null || end === null || isSiteOwn(name) || !(isCredited(page, start, end) || consents.hold(start)))
      mentions.push(mention)
    else credited.add(companyKey(name))
  }
  // `Web design, by Acme Ltd` beside `Designed by Acme Ltd`
  const isNotOnlyCredited = ({ name, kind }: CompanyMention) => kind !== 'legal-form' || !credited.has(companyKey(name))
  const namesOfPeople = new Set(people.map(({ value }) => companyKey(value)))
  const mailDomains = mailHosts(others).flatMap((host) => readMailDomain(host) ?? [])
  const mailboxes = mailboxesAtProviders(others)
  return yield* followRule(page, () =>
    chooseCompanies(page, mentions.filter(isNotOnlyCredited), {
      domain,
      mailDomains,
      mailboxes,
      people: namesOfPeople,
    }),
  )
}

/** `Director of Acme Pvt. Ltd.`: a sentence seems to end within the legal form. */
function withWholeForm(mention: CompanyMention, formed: ReadonlyMap<number | null, CompanyMention>): CompanyMention {
  const whole = mention.start === null ? undefined : formed.get(mention.start)
  if (!whole || mention.end! >= whole.end!) return mention
  const formStart = whole.end! - (whole.legalForm?.length ?? 0)
  return mention.end! > formStart
    ? { ...mention, name: whole.name, end: whole.end, legalForm: whole.legalForm }
    : mention
}

/** `Roe, Lind + Co., LLP` in a column of firms, where the legal form alone leads to a shorter name. */
function withWholeCell(page: Page, mention: CompanyMention): CompanyMention {
  const cell = mention.end === null ? undefined : affiliatedPlaces(page).get(mention.end)
  return cell && cell.start < mention.start!
    ? { ...mention, name: page.text.slice(cell.start, cell.end), start: cell.start }
    : mention
}

/** `Chief Digital Officer Elm Ltd` below a name: the list that the person is in says where the firm begins. */
function withoutTitle(
  mention: CompanyMention,
  listedByEnd: ReadonlyMap<number | null, CompanyMention>,
): CompanyMention {
  const own = mention.end === null ? undefined : listedByEnd.get(mention.end)
  if (!own || own.start! <= mention.start!) return mention
  const isTitled = titledFirms(mention.name).some(({ firm }) => firm === own.name)
  return isTitled ? { ...mention, name: own.name, start: own.start } : mention
}

/** `© Skin by Elm Ltd`: a name with a legal form begins where the notice of its holder does, if the domain spells that. */
function withHolder(
  { text }: Page,
  mention: CompanyMention,
  holders: readonly CompanyMention[],
  isSiteOwn: (name: string) => boolean,
): CompanyMention {
  const { start, end } = mention
  const holder = holders.find((one) => one.start! < start! && one.end! > start! && one.end! <= end!)
  if (!holder) return mention
  const name = text.slice(holder.start!, end!)
  const own = withoutLegalForm(name)
  return isSiteOwn(own) && !isSiteOwn(withoutLegalForm(mention.name))
    ? { ...mention, name, start: holder.start }
    : mention
}

/** `© A lap kiadója az Elm Média Zrt.`: the notice is a sentence that ends with the name of the holder. */
const isSentenceAbout = (holder: CompanyMention, mention: CompanyMention) =>
  holder.start! < mention.start! &&
  Math.abs(holder.end! - mention.end!) < 2 &&
  /(?:^|[^\p{L}])\p{Ll}{4,} (?:\p{L}{1,2} )?$/u.test(holder.name.slice(0, mention.start! - holder.start!))

/** `© Elm Media AG «Elm Post»`: the holder is the name with a legal form that the notice begins with. */
function toFormedName(holder: CompanyMention, formed: readonly CompanyMention[]): CompanyMention {
  const begun = formed.find(({ start, end }) => Math.abs(start! - holder.start!) < 2 && end! < holder.end!)
  return begun ? { ...holder, name: begun.name, start: begun.start, end: begun.end } : holder
}

/**
 * The site's domain if its URL has none, as with an IP address: the only domain of the page's email addresses, or null.
 */
function soleMailDomain(findings: readonly Finding[]): SiteDomain | null {
  const [host, ...others] = mailHosts(findings)
  return host !== undefined && others.length === 0 ? readMailDomain(host) : null
}

function mailHosts(findings: readonly Finding[]): string[] {
  const emails = findings.filter(({ type }) => type === 'emails')
  return [...new Set(emails.map(({ normalized }) => normalized.slice(normalized.lastIndexOf('@') + 1)))]
}

const MAILBOXES_MAX = 5

/** What the addresses of a page at mail providers spell. */
function mailboxesAtProviders(findings: readonly Finding[]): SiteDomain[] {
  const addresses = findings.filter(({ type }) => type === 'emails').map(({ normalized }) => normalized.split('@'))
  const atProviders = addresses.filter(([, host = '']) => isMailProvider(host)).map(([local = '']) => local)
  return [...new Set(atProviders)].slice(0, MAILBOXES_MAX).map(readMailbox)
}

const NAME_LENGTH_MAX = 120
/** Cache size: a page repeats its owner's name, and a site repeats it on every page. */
const NAMES_MAX = 2_000

const isPossibleName = memoize(
  (name) =>
    name.length > 1 &&
    name.length <= NAME_LENGTH_MAX &&
    /\p{L}/u.test(name) &&
    !/@|https?:|^www\.|[{}<>\ufffd]/.test(name) &&
    !(/\d\.\d/.test(name) && name.endsWith(' documentation')) &&
    revealEmails(name).length === 0,
  NAMES_MAX,
)
