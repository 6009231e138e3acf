import { v5, v7 } from 'uuid'

/** Where the last group of an id begins, which follows from the rest and from whose crawl it is. */
const NODE_AT = 24

/**
 * A new id for a crawl of an account: a UUIDv7 whose last group is taken from a name-based UUID (RFC 9562) of the rest
 * within the account. So an account's request can name no id of another's crawl, and no answer tells whether that exists.
 */
export function newCrawlId(accountId: string): string {
  const id = v7()
  return id.slice(0, NODE_AT) + nodeOf(accountId, id)
}

/** Whether an id was made for a crawl of this account. */
export const isCrawlIdOf = (accountId: string, id: string): boolean => id.slice(NODE_AT) === nodeOf(accountId, id)

const nodeOf = (accountId: string, id: string): string => v5(id.slice(0, NODE_AT), accountId).slice(NODE_AT)
