import type { ReactNode } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { AnalysisView } from './analysis-view.tsx'
import type { AntiSpamSection } from './anti-spam-sections.ts'
import { OverviewView } from './overview-view.tsx'
import { RecommendationsView } from './recommendations-view.tsx'
import { useSpamAnalysis } from './use-spam-analysis.ts'

export interface AntiSpamTabProps {
  section: AntiSpamSection
  onSection: (section: AntiSpamSection) => void
  /** The list of suppressed addresses. */
  suppressionList: ReactNode
}

/** Deliverability, recommendations, and suppressed addresses. */
export function AntiSpamTab({ section, onSection, suppressionList }: AntiSpamTabProps) {
  const tool = useSpamAnalysis()
  return (
    <Tabs
      aria-label="Anti-Spam"
      value={section}
      onChange={onSection}
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: (
            <OverviewView
              onCheck={() => onSection('analysis')}
              onRecommendations={() => onSection('recommendations')}
            />
          ),
        },
        { id: 'recommendations', label: 'Recommendations', content: <RecommendationsView /> },
        { id: 'analysis', label: 'Spam Analysis', content: <AnalysisView tool={tool} /> },
        { id: 'suppressions', label: 'Suppression List', content: suppressionList },
      ]}
    />
  )
}
