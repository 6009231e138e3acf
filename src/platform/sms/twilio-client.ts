import * as domains from 'twilio/lib/base/Domain'
import * as versions from 'twilio/lib/base/Version'
import {
  type MessageListInstance as Messages,
  MessageListInstance as messagesOf,
} from 'twilio/lib/rest/api/v2010/account/message'
import { fetchProvider, type ProviderAnswer } from '../providers/fetch-provider.ts'

/** The default export of a CommonJS module, which the bundler and the runtime place differently. */
const defaultOf = <T>(given: { readonly default: T }): T =>
  (given.default as { readonly default?: T }).default ?? given.default
const Domain = defaultOf(domains)
const Version = defaultOf(versions)

const API_VERSION = '2010-04-01'

/** The request as the SDK passes it. */
interface TwilioRequest {
  readonly method: string
  readonly uri: string
  readonly headers: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, string>>
}

/**
 * The Messages API of an account through Twilio's SDK. Only this part is bundled: the full client brings another HTTP
 * stack and all products. Requests use our own HTTP client, so that each is sent exactly once and its outcome is known.
 */
export function twilioMessages(
  baseUrl: string,
  accountSid: string,
  headers: Readonly<Record<string, string>>,
): { readonly messages: Messages; readonly heard: () => ProviderAnswer | null } {
  let answer: ProviderAnswer | null = null
  const client = {
    async request({ method, uri, headers: own, data }: TwilioRequest) {
      answer = await fetchProvider(uri, {
        method: method.toUpperCase(),
        headers: { ...own, ...headers },
        body: new URLSearchParams(data),
      })
      if (answer.kind !== 'answer') throw new Error(answer.reason)
      return { statusCode: answer.status, body: answer.text }
    },
  }
  const version = new Version(new Domain(client as never, baseUrl), API_VERSION)
  return { messages: messagesOf(version as never, encodeURIComponent(accountSid)), heard: () => answer }
}
