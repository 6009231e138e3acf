import { z } from 'zod'
import type { Endpoint } from '../contracts/endpoint.ts'
import { shapeOf } from '../contracts/shape-of.ts'
import { V1_ENDPOINTS } from '../contracts/v1/all.ts'
import * as contacts from '../contracts/v1/contacts.ts'
import * as crawls from '../contracts/v1/crawls.ts'
import * as data from '../contracts/v1/data.ts'
import { describedSchemaOf } from '../contracts/v1/describe-fields.ts'
import { extract } from '../contracts/v1/extract.ts'
import type { JsonSchema } from '../contracts/v1/json-schema.ts'
import * as messages from '../contracts/v1/messages.ts'

/** The longest time a tool waits for a crawl: clients time out after a minute. */
const WAIT_SECONDS_MAX = 50
export const Wait = z.object({
  wait_seconds: z
    .number()
    .int()
    .min(0)
    .max(WAIT_SECONDS_MAX)
    .default(20)
    .describe('How long to wait for the crawl to end before its progress is answered'),
})

/** A tool for agents: an endpoint of the public API, with its permission, input and response. */
export interface Tool {
  readonly title: string
  readonly description: string
  readonly endpoint: Endpoint
  /** Whether it changes nothing. */
  readonly isReadOnly: boolean
  /** Whether it returns a crawl, and waits for it. */
  readonly waits?: boolean
}

export const TOOLS: Readonly<Record<string, Tool>> = {
  crawl_website: {
    title: 'Crawl a website',
    description:
      'Crawls websites for emails, phones, names, addresses and companies, from addresses or from keywords to search the web for. ' +
      'Waits some seconds; a crawl that takes longer goes on by itself: ask get_crawl with its id. ' +
      'Read what it found with list_data (crawl_id) and list_contacts (crawl_id).',
    endpoint: crawls.start,
    isReadOnly: false,
    waits: true,
  },
  get_crawl: {
    title: 'Get a crawl',
    description: 'How far a crawl is: its status, pages and number of finds.',
    endpoint: crawls.getStatus,
    isReadOnly: true,
    waits: true,
  },
  continue_crawl: {
    title: 'Continue a crawl',
    description:
      'Reads more pages of a website where a limit ended a crawl (more_pages above 0). It stays the same crawl with what it found. ' +
      'Waits some seconds, like crawl_website.',
    endpoint: crawls.continueCrawl,
    isReadOnly: false,
    waits: true,
  },
  cancel_crawl: {
    title: 'Cancel a crawl',
    description: 'Ends a crawl with the pages that it is reading. What it has found stays.',
    endpoint: crawls.cancel,
    isReadOnly: false,
  },
  extract_contacts: {
    title: 'Extract contacts from one page',
    description: 'Reads one page, by its url or as html, for contact data with its evidence. Keeps nothing.',
    endpoint: extract,
    isReadOnly: true,
  },
  list_data: {
    title: 'Search found data',
    description:
      'Every value that the account holds, newest first, filtered by type, crawl or words. next_cursor is where the next part begins.',
    endpoint: data.list,
    isReadOnly: true,
  },
  list_contacts: {
    title: 'List contacts',
    description:
      'People and organisations that the account holds, each once with the best email and phone, filtered by crawl (crawl_id), kind, words, ' +
      'country or what they have. next_cursor is where the next part begins.',
    endpoint: contacts.list,
    isReadOnly: true,
  },
  get_contact: {
    title: 'Get a contact',
    description: 'One contact with every value, the pages that show it and the sentence around it, notes and history.',
    endpoint: contacts.get,
    isReadOnly: true,
  },
  send_message: {
    title: 'Send an email',
    description:
      'Sends one email to one address by a sender of the account. It cannot be taken back once it is sent. An address on the suppression list is refused. ' +
      'Read what became of it with get_message.',
    endpoint: messages.send,
    isReadOnly: false,
  },
  get_message: {
    title: 'Get a message',
    description: 'One single email with its state and events, such as delivered or bounced.',
    endpoint: messages.get,
    isReadOnly: true,
  },
}

/** The input of a tool: that of its endpoint, as one object. */
export const inputOf = ({ endpoint: { params, query, body }, waits }: Tool): z.ZodObject =>
  z.object({ ...shapeOf(params), ...shapeOf(query), ...shapeOf(body), ...(waits ? Wait.shape : {}) } as z.ZodRawShape)

interface ToolSchemas {
  readonly input: JsonSchema
  readonly output: JsonSchema
}
const written = new Map<Tool, ToolSchemas>()

/**
 * The input and output of a tool as JSON Schema, with a description for every field. Cached, because each message needs
 * it.
 */
export function schemasOf(tool: Tool): ToolSchemas {
  const known = written.get(tool)
  if (known) return known
  const path = nameOf(tool.endpoint)
  const made = {
    input: describedSchemaOf(inputOf(tool), 'input', path),
    output: describedSchemaOf(tool.endpoint.returns, 'output', path),
  }
  written.set(tool, made)
  return made
}

/** The name of an endpoint's call, which the descriptions are keyed by. */
const nameOf = (endpoint: Endpoint): string[] =>
  [...V1_ENDPOINTS].find(([, one]) => one === endpoint)?.[0].split('.') ?? []

/** Splits a tool's input into params, query and body of its endpoint, which then parses them. */
export function partsOf({ params, query, body }: Endpoint, given: Readonly<Record<string, unknown>>) {
  const pick = (schema: z.ZodType | undefined) => {
    const names = Object.keys(shapeOf(schema) ?? {})
    return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
  }
  return { params: pick(params), query: pick(query), body: body && pick(body) }
}
