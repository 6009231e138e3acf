import { useEffect, useState } from 'react'

const readTarget = () => decodeURIComponent(location.hash.slice(1))

/** What the address names on the page behind its `#`, brought into view; empty where it names nothing. */
export function useTarget(): string {
  const [target, setTarget] = useState(readTarget)
  useEffect(() => {
    const follow = () => setTarget(readTarget())
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    if (target) document.getElementById(target)?.scrollIntoView()
  }, [target])
  return target
}
