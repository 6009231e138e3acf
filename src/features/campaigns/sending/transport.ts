import type { DeliveryVerdict } from '../../../outreach/classify-smtp-response.ts'
import type { ClaimedRecipient } from './claim-recipients.ts'

/** A message that is ready to be handed over. */
export interface ReadyMessage {
  /** What it goes by, where that is known beforehand. */
  readonly messageId: string | null
  /** Hands it over, once. */
  deliverBatch(tried: { readonly attempts: number; readonly secondsSinceFirst: number }): Promise<CarriedVerdict>
}

export interface CarriedVerdict extends DeliveryVerdict {
  /** What it goes by. */
  readonly messageId: string | null
}

/** What takes messages of a batch to their server or provider, whichever kind they are of. */
export interface Transport {
  /** How many messages it takes at once. */
  readonly lanes: number
  /** @throws AppError for a message that cannot be made */
  prepare(recipient: ClaimedRecipient): Promise<ReadyMessage>
  close(): Promise<void>
}
