import type { Endpoint } from '../endpoint.ts'
import { ANSWER_EXAMPLES, USAGE_EXAMPLE } from './answer-examples.ts'
import { DASHBOARD_EXAMPLES } from './dashboard-examples.ts'

/** An example response of the external API, as sent; null for a file. @param name `noun.name` */
export function answerExampleOf(name: string, { file }: Endpoint): object | null {
  if (file) return null
  return { success: true, status: 'successful', ...ANSWER_EXAMPLES[name], usage: USAGE_EXAMPLE }
}

/** An example response of a documented dashboard endpoint; null for a file. @param name `noun.name` */
export function dashboardExampleOf(name: string, { file }: Endpoint): object | null {
  return file ? null : { success: true, status: 'successful', ...DASHBOARD_EXAMPLES[name] }
}
