import { findBlockHeads } from './companies/block-heads.ts'
import { isCredited, isPlatform } from './companies/bystanders.ts'
import { chooseCompanies } from './companies/choose-companies.ts'
import { companyKey, wordsOf } from './companies/company-key.ts'
import { isGeneric } from './companies/company-words.ts'
import { findCopyrightHolders } from './companies/copyright-holders.ts'
import { findEastAsianNames } from './companies/east-asian-names.ts'
import { findLabelledCompanies } from './companies/labelled-companies.ts'
import { findLegalFormNames } from './companies/legal-form-names.ts'
import type { CompanyMention } from './companies/mention.ts'
import { findHomeLinkNames, findLogoNames } from './companies/owner-marks.ts'
import { findMetaNames, findTitleNames } from './companies/owner-metadata.ts'
import { countriesOfPage } from './companies/page-countries.ts'
import { domainAgreement, readSiteDomain } from './companies/site-domain.ts'
import { findSpelledDomain } from './companies/spelled-domain.ts'
import { findStructuredCompanies } from './companies/structured-companies.ts'
import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import type { Page } from './page.ts'

/**
 * The organisations that a page names as actors: the site's owner, and those named in structured data, with a legal
 * form, at the head of an address or behind a label. Variants of one name become one finding, in its fullest form.
 *
 * @param others what was found on the page so far: emails, phones, addresses and names
 */
export function findCompanies(page: Page, entities: readonly Entity[], others: readonly Finding[]): Finding[] {
  const domain = readSiteDomain(page.url)
  const isSiteOwn = (name: string) => domain !== null && domainAgreement(name, domain) >= 0.7
  const copyrights = findCopyrightHolders(page)
  const holders = new Set(copyrights.map(({ name }) => companyKey(name)))
  const isKnown = (name: string) => isSiteOwn(name) || holders.has(companyKey(name))

  const mentions = [
    ...findStructuredCompanies(entities),
    ...findMetaNames(page),
    ...findTitleNames(page, domain),
    ...findLogoNames(page),
    ...findHomeLinkNames(page),
    ...(domain ? findSpelledDomain(page, domain) : []),
    ...copyrights,
    ...findLegalFormNames(page, { homes: countriesOfPage(page, others), isKnown }),
    ...findEastAsianNames(page),
    ...findLabelledCompanies(page),
    ...findBlockHeads(page, others),
  ].filter((mention) => isPossibleName(mention.name) && !isBystander(page, mention, isSiteOwn))
  const people = new Set(others.filter(({ type }) => type === 'names').map(({ value }) => companyKey(value)))
  return chooseCompanies(page, mentions, domain, people)
}

function isBystander(page: Page, { name, start, end }: CompanyMention, isSiteOwn: (name: string) => boolean): boolean {
  if (isSiteOwn(name)) return false
  return isPlatform(name) || (start !== null && end !== null && isCredited(page, start, end))
}

const NAME_LENGTH_MAX = 120
const NAME_WORDS_MAX = 12

function isPossibleName(name: string): boolean {
  if (name.length < 2 || name.length > NAME_LENGTH_MAX || !/\p{L}/u.test(name)) return false
  if (/@|https?:|^www\.|[{}<>\ufffd]/.test(name)) return false
  const words = wordsOf(name)
  return words.length <= NAME_WORDS_MAX && !isGeneric(words)
}
