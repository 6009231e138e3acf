import { useEffect, useState } from 'react'

const readTarget = () => decodeURIComponent(location.hash.slice(1))

/** The element named by the location's hash, scrolled into view; empty if there is none. */
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
