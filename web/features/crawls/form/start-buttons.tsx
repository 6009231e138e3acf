import { ListTree, Play } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

export interface StartButtonsProps {
  isBackground: boolean
  isStarting: boolean
  isMapping: boolean
  /** Shows the pages that would be read. Null in keyword mode, where only a search could find them. */
  onMap: (() => void) | null
}

/** Starts the crawl, or first previews what it would read. */
export function StartButtons({ isBackground, isStarting, isMapping, onMap }: StartButtonsProps) {
  return (
    <div className="flex flex-col gap-2">
      <Button type="submit" variant="primary" size="lg" isBlock icon={Play} isLoading={isStarting} disabled={isMapping}>
        {isStarting ? (isBackground ? 'Starting...' : 'Crawling...') : 'Start Crawl'}
      </Button>
      {onMap ? (
        <Button variant="ghost" isBlock icon={ListTree} isLoading={isMapping} disabled={isStarting} onClick={onMap}>
          {isMapping ? 'Checking the site...' : 'Preview crawl'}
        </Button>
      ) : null}
    </div>
  )
}
