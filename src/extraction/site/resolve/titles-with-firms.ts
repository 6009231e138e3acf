import { eachInSteps, type Steps } from '../../../lib/steps.ts'
import type { WorkBudget } from '../../../lib/work-budget.ts'
import { titledFirms } from '../../companies/titled-firms.ts'
import type { Occurrence, SortedPages } from './sort-pages.ts'

/** Work units charged for a title, and for one that may end with an organisation's name. */
const TITLE_UNITS = 200
const READING_UNITS = 20_000

/**
 * Gives people without an employer the organisation that follows their title, `Chair Elmtal`, if a page of the site names
 * it as one.
 */
export function* withFirmsOfTitles(survey: SortedPages, work: WorkBudget): Steps<SortedPages> {
  const names = new Set(survey.organizations.map(({ group }) => group.name!))
  const endings = new Set([...names].map(lastWord))
  const mayNameFirm = ({ group: { organization, job_title: title } }: Occurrence) =>
    organization === undefined && title !== undefined && endings.has(lastWord(title))
  const people: Occurrence[] = []
  const units = (sighting: Occurrence) => (mayNameFirm(sighting) ? READING_UNITS : TITLE_UNITS)
  yield* eachInSteps(survey.people, work, units, (sighting) => {
    people.push(mayNameFirm(sighting) ? withFirm(sighting, names) : sighting)
  })
  return { ...survey, people }
}

const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1)

function withFirm({ page, group }: Occurrence, names: ReadonlySet<string>): Occurrence {
  const titled = titledFirms(group.job_title!).find(({ firm }) => names.has(firm))
  return titled === undefined
    ? { page, group }
    : { page, group: { ...group, job_title: titled.title, organization: titled.firm } }
}
