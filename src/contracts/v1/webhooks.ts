import { v1Calls } from '../webhooks/webhooks.ts'

export const { list, create, get, update, remove, rotateSecret, sendTest, listDeliveries, replay, replayFailed } =
  v1Calls
