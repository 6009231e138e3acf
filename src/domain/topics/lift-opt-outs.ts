import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'
import { isEntryOf, type ListedAddress } from '../suppressions/list-statements.ts'

/** A statement that subscribes an address to topics again that it had left. */
export const liftTopicOptOuts = (address: ListedAddress, topicIds: readonly string[]): Statement<never> =>
  statement(sql`
    DELETE FROM topic_opt_outs WHERE ${isEntryOf(address)}
      AND topic_id IN (SELECT value FROM json_each(${JSON.stringify(topicIds)}))`)
