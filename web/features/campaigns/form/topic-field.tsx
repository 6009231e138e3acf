import { useQuery } from '@tanstack/react-query'
import { topicsQuery } from '../../../queries/topics.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

const NO_TOPIC = 'none'

/** Nothing for an account without topics. */
export function TopicField({ form, isDisabled }: { form: CampaignForm; isDisabled: boolean }) {
  const { values, errorOf } = form
  const { data: topics = [] } = useQuery(topicsQuery())
  if (topics.length === 0) return null
  return (
    <Field
      label="Topic"
      aside="Optional"
      error={errorOf('topic_id')}
      hint="People who left this topic won't get the campaign. The unsubscribe page offers to leave only this topic."
    >
      <Select
        value={values.topic_id || NO_TOPIC}
        isDisabled={isDisabled}
        options={[
          { value: NO_TOPIC, label: 'No topic' },
          ...topics.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => form.setValue('topic_id', value === NO_TOPIC ? '' : value, { shouldDirty: true })}
      />
    </Field>
  )
}
