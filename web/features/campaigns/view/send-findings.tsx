import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { CampaignValidation } from '../../../../src/contracts/campaigns/sending.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { BOUNCES_UNKNOWN } from '../../../../src/rules/senders/bounces-unknown.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { countedRecipients, subjectTestText, windowText } from '../campaign-words.ts'
import { BounceAddressLink } from './bounce-note.tsx'
import { MissingFields } from './missing-fields.tsx'

const LEFT_OUT = [
  ['suppressed', 'who do not want messages'],
  ['refused', 'who opted out or were erased'],
  ['left_topic', "who left this campaign's topic"],
  ['without_consent', 'without recorded consent'],
  ['stopped', 'who replied, or whose earlier message bounced'],
  ['same_organization', 'because another address at their organisation gets it'],
] as const

/** What a check before sending found: problems first, then advice, then the recipients. */
export function SendFindings({ validation, campaign }: { validation: CampaignValidation; campaign: Campaign }) {
  const { window, subject_test, subject_b } = campaign
  const followUps = campaign.follow_up_count - campaign.task_count
  const { problems, advice, recipients, sms_parts, sms_parts_total } = validation
  const { total, sendable } = recipients
  return (
    <>
      {problems.length > 0 ? (
        <Alert tone="danger" title={`${pluralize(problems.length, 'problem')} to fix first`}>
          <TextList texts={problems} />
        </Alert>
      ) : (
        <Alert tone="success" title={`${countedRecipients(sendable)} will get it now`} />
      )}
      {advice.some(({ code }) => code !== 'merge_field_missing') ? (
        <Alert tone="warning" title="Check before sending">
          <TextList texts={advice.filter(({ code }) => code !== 'merge_field_missing')} />
        </Alert>
      ) : null}
      {validation.missing_fields.length > 0 ? (
        <MissingFields campaign={campaign} missing={validation.missing_fields} />
      ) : null}
      <DefinitionList
        items={[
          { term: 'Recipients', detail: formatNumber(total) },
          { term: 'Recipients', detail: formatNumber(sendable) },
          ...(followUps > 0 && sendable > 0
            ? [
                {
                  term: 'Messages',
                  detail: `Up to ${pluralize(followUps + 1, 'message')} each, ${formatNumber(sendable * (followUps + 1))} at most. Anyone who replies, unsubscribes or bounces gets no further messages.`,
                },
              ]
            : []),
          ...(window ? [{ term: 'Window', detail: windowText(window) }] : []),
          ...(subject_test && subject_b ? [{ term: 'Two subjects', detail: subjectTestText(subject_test) }] : []),
          ...LEFT_OUT.flatMap(([kind, words]) =>
            recipients[kind] > 0 ? [{ term: 'Left out', detail: `${formatNumber(recipients[kind])} ${words}` }] : [],
          ),
          ...(sms_parts ? [{ term: 'Each is sent as', detail: `At most ${pluralize(sms_parts, 'part')}` }] : []),
          ...(sms_parts_total ? [{ term: 'Billed as', detail: `About ${pluralize(sms_parts_total, 'part')}` }] : []),
        ].map((item, index, all) =>
          // Each term is unique, for screen reader users who jump between terms.
          all.findIndex(({ term }) => term === item.term) < index ? { ...item, term: 'Also skipped' } : item,
        )}
      />
    </>
  )
}

function TextList({ texts }: { texts: readonly { code: string; text: string }[] }) {
  return (
    <ul className="list-disc pl-4">
      {texts.map(({ code, text }) => (
        <li key={`${code} ${text}`}>
          {text} {code === BOUNCES_UNKNOWN ? <BounceAddressLink /> : null}
        </li>
      ))}
    </ul>
  )
}
