import { queryOptions } from '@tanstack/react-query'
import type { AlertRuleName } from '../../../src/rules/alerts/alert-rules.ts'

/** The texts of `docs/runbooks`, each loaded when it is opened. */
const RUNBOOKS = import.meta.glob<string>('../../../docs/runbooks/*.md', { query: '?raw', import: 'default' })

const textOf = async (rule: AlertRuleName): Promise<string> => {
  const load = RUNBOOKS[`../../../docs/runbooks/${rule}.md`]
  if (!load) throw new Error(`There is no runbook for ${rule}.`)
  return (await load()).replace(/^# [^\n]*\n+/, '')
}

/** What to do about an alert, without the title. */
export const runbookQuery = (rule: AlertRuleName) =>
  queryOptions({
    queryKey: ['system', 'runbook', rule],
    queryFn: () => textOf(rule),
    staleTime: Number.POSITIVE_INFINITY,
  })
