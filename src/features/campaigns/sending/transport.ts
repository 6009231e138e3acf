import type { DeliveryVerdict } from '../../../outreach/outcomes/classify-smtp-response.ts'
import type { ClaimedRecipient } from './claim-recipients.ts'

/** A message that is ready for delivery. */
export interface ReadyMessage {
  /** The message id, if it is known in advance. */
  readonly messageId: string | null
  /** Delivers the message. Called once. */
  deliver(tried: { readonly attempts: number; readonly secondsSinceFirst: number }): Promise<CarriedVerdict>
}

export interface CarriedVerdict extends DeliveryVerdict {
  /** The message id, or the provider's id. */
  readonly messageId: string | null
}

/** Delivers the messages of a batch to their mail server or SMS provider. */
export interface Transport {
  /** How many messages it delivers at once. */
  readonly lanes: number
  /** @throws AppError for a message that cannot be composed */
  prepare(recipient: ClaimedRecipient): Promise<ReadyMessage>
  close(): Promise<void>
}
