import type { Steps } from '../../lib/steps.ts'
import type { ContactFinding } from '../contacts.ts'
import type { Entity } from '../entity.ts'
import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'
import { findProfiles } from '../profiles.ts'
import { followRule } from '../steps.ts'
import { toFactGroup } from './facts/fact-group.ts'
import { PageGroups } from './facts/groups-of-page.ts'
import { siteNamesOf } from './facts/site-names.ts'
import type { PageFacts } from './page-facts.ts'

const TITLE_LENGTH_MAX = 300
const GROUPS_MAX = 2_000

/**
 * Returns what a page states about people and organisations, for use when the rest of its site is known. The result is
 * small and plain JSON.
 */
export function* factsInSteps(
  page: Page,
  entities: readonly Entity[],
  extraction: { readonly findings: readonly Finding[]; readonly contacts: readonly ContactFinding[] },
): Steps<PageFacts> {
  const groups = yield* followRule(page, () => new PageGroups(page, entities, extraction))
  yield* groups.fill()
  for (const profile of yield* followRule(page, () => findProfiles(page, entities))) groups.addProfile(profile)
  return {
    url: page.url,
    title: page.title.slice(0, TITLE_LENGTH_MAX) || null,
    site_names: yield* followRule(page, () => siteNamesOf(page, entities, extraction.findings)),
    groups: groups.all().slice(0, GROUPS_MAX).map(toFactGroup),
  }
}
