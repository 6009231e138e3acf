import { expect, test } from 'vitest'
import { classifySmsReply } from '../../../../src/outreach/inbound/classify-sms-reply.ts'

test.each([
  'STOP',
  ' stop! ',
  'Stop all',
  'STOPALL',
  'End',
  'QUIT',
  'cancel',
  'Opt-out',
  'ARRÊT',
  'Please unsubscribe me',
])('%j is an opt-out', (text) => expect(classifySmsReply(text).kind).toBe('unsubscribe'))

test.each([
  'Fine',
  'Yes, Tuesday at the end of the day',
  'When does it end?',
  'I will stop by your office tomorrow at ten',
  '',
])('%j is a reply', (text) => expect(classifySmsReply(text).kind).toBe('reply'))
