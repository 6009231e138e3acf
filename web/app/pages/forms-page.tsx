import { FormList } from '../../features/subscription-forms/form-list.tsx'
import { TopicList } from '../../features/topics/topic-list.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Subscription forms, and the topics of campaigns. */
export default function FormsPage() {
  return (
    <>
      <PageHeader title="Forms & Topics" description="Forms people subscribe with, and the topics they can choose." />
      <div className="flex flex-col gap-5">
        <FormList />
        <TopicList />
      </div>
    </>
  )
}
