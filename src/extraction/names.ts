import { runToEnd, type Steps } from '../lib/steps.ts'
import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import { namesInAltTexts } from './names/alt-names.ts'
import { brokenNames } from './names/broken-names.ts'
import { namesOfMarkedPortraits, namesOfPortraits } from './names/captioned-pictures.ts'
import { namesInCaselessText } from './names/caseless-names.ts'
import { namesInCaselessSentences } from './names/caseless-sentences.ts'
import { namesInCjkText } from './names/cjk-names.ts'
import { namesInEntities } from './names/entity-names.ts'
import { withoutFirmsLikePeople } from './names/firms-like-people.ts'
import { namesInFields } from './names/labelled-names.ts'
import { mergeNames } from './names/merge-names.ts'
import { namesInMeta } from './names/meta-names.ts'
import { outsideMenus } from './names/outside-menus.ts'
import { readSegments } from './names/segments.ts'
import { singleNames } from './names/single-names.ts'
import { namesInTwoColumns } from './names/split-names.ts'
import { namesInText } from './names/text-names.ts'
import { tidyTitle } from './names/tidy-title.ts'
import { withoutVisitorTitles } from './names/visitors.ts'
import { PLACEHOLDER_NAMES } from './names/words/famous-names.ts'
import { withWrittenRoles } from './names/written-roles.ts'
import type { Page } from './page.ts'
import { type Rule, type RuleTrace, runRules } from './run-rules.ts'
import { followRule } from './steps.ts'

/**
 * Returns the people that a reader would connect with the page: staff, contacts, authors, owners, speakers, people
 * quoted.
 *
 * @param emails the addresses found on the page; one that spells a name confirms it
 * @param country the page's country if the caller knows it, as an ISO 3166-1 alpha-2 code
 */
export const findNames = (
  page: Page,
  entities: readonly Entity[],
  emails: readonly Finding[],
  country?: string,
): Finding[] => runToEnd(namesInSteps(page, entities, emails, country))

/** Step-by-step version of `findNames`, for `runInTurns`. */
export function* namesInSteps(
  page: Page,
  entities: readonly Entity[],
  emails: readonly Finding[],
  country?: string,
  trace?: RuleTrace,
): Steps<Finding[]> {
  const rules: Rule<Finding>[] = [
    { id: 'names.structured', find: () => namesInEntities(page, entities) },
    { id: 'names.meta', find: () => namesInMeta(page) },
    { id: 'names.bare', find: () => namesInText(page, emails, country) },
    { id: 'names.broken', find: () => brokenNames(page) },
    { id: 'names.single', find: () => singleNames(page, readSegments(page)) },
    { id: 'names.two-columns', find: () => namesInTwoColumns(page) },
    { id: 'names.field', find: () => namesInFields(page) },
    {
      id: 'names.picture',
      find: () => [...namesInAltTexts(page), ...namesOfPortraits(page), ...namesOfMarkedPortraits(page)],
    },
    { id: 'names.cjk', find: () => namesInCjkText(page, country) },
    { id: 'names.caseless', find: () => namesInCaselessText(page) },
    { id: 'names.caseless-sentence', find: () => namesInCaselessSentences(page) },
  ]
  const mentions = yield* runRules(rules, page, trace)
  const people = mentions.filter(({ normalized }) => !PLACEHOLDER_NAMES.has(normalized))
  const merged = yield* followRule(page, () => outsideMenus(page, mergeNames(people)))
  const titled = yield* followRule(page, () => withWrittenRoles(page, merged))
  const own = yield* followRule(page, () => withoutFirmsLikePeople(page, titled))
  return yield* followRule(page, () => withoutVisitorTitles(page, entities, own.map(withTidyTitle)))
}

function withTidyTitle(name: Finding): Finding {
  const written = name.detail?.jobTitle
  const jobTitle = written === undefined ? undefined : tidyTitle(written)
  return jobTitle === written ? name : { ...name, detail: { ...name.detail, jobTitle } }
}
