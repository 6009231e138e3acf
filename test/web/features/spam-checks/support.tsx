import { useState } from 'react'
import * as deliverability from '../../../../src/contracts/senders/deliverability.ts'
import * as senders from '../../../../src/contracts/senders/senders.ts'
import * as contract from '../../../../src/contracts/spam-checks/spam-checks.ts'
import type { AntiSpamSection } from '../../../../web/features/spam-checks/anti-spam-sections.ts'
import { AntiSpamTab } from '../../../../web/features/spam-checks/anti-spam-tab.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { configId, emailConfigOf } from '../senders/support.tsx'

export const recommendationOf = (
  change: Partial<deliverability.Recommendation> = {},
): deliverability.Recommendation => ({
  code: 'dmarc_missing',
  level: 'problem',
  title: 'Publish a DMARC record',
  text: 'Without one, mailbox providers refuse bulk mail.',
  config_id: configId(1),
  ...change,
})

export const statisticsOf = (change: Partial<contract.SpamStatistics> = {}): contract.SpamStatistics => ({
  overall_score: 12,
  risk_level: 'low',
  delivery_rate: 96.5,
  bounce_rate: 3.5,
  complaint_rate: 0.1,
  unsubscribe_rate: 1.25,
  totals: { sent: 2000, delivered: 1930, decided: 2000, bounced: 70, complained: 2, unsubscribed: 25, suppressed: 97 },
  recommendations: [],
  ...change,
})

export const analysisOf = (change: Partial<contract.SpamAnalysis> = {}): contract.SpamAnalysis => ({
  spam_score: 35,
  risk_level: 'medium',
  passed: true,
  issues: [
    { code: 'capitals', points: 20, title: 'Words in capitals', advice: 'Write them in small letters.' },
    { code: 'short', points: 1, title: 'Little text', advice: 'Write a few sentences.' },
  ],
  recommendations: ['Describe each picture.'],
  subject_length: 18,
  content_length: 1240,
  link_count: 3,
  image_count: 1,
  ...change,
})

/** A server with mail statistics. */
export function spamApi() {
  const api = fakeApi()
  api.answer(contract.getSpamStatistics, { data: statisticsOf() })
  api.answer(deliverability.readRecommendations, { data: { recommendations: [recommendationOf()] } })
  api.answer(senders.listEmailConfigs, { data: { configs: [emailConfigOf()] } })
  return api
}

function Sections({ first }: { first: AntiSpamSection }) {
  const [section, setSection] = useState(first)
  return <AntiSpamTab section={section} onSection={setSection} suppressionList={<p>The list</p>} />
}

/** Opens the tab at one of its sections. */
export const openAntiSpam = (first: AntiSpamSection = 'overview') =>
  visit(() => <Sections first={first} />, '/dashboard/email-sms?tab=anti-spam')
