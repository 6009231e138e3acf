export interface ShotProps {
  /** A scene of `scripts/images/shots.ts`. */
  name: string
  alt: string
  /** In CSS pixels. The file has twice the resolution. */
  width: number
  height: number
}

/** A screenshot of the dashboard in the current theme. The browser loads only the visible one. */
export function Shot({ name, ...rest }: ShotProps) {
  return (
    <>
      <Picture file={`${name}-light`} {...rest} className="dark:hidden" />
      <Picture file={`${name}-dark`} {...rest} className="hidden dark:block" />
    </>
  )
}

function Picture({
  file,
  alt,
  width,
  height,
  className,
}: Omit<ShotProps, 'name'> & { file: string; className: string }) {
  return (
    <img
      src={`/shots/${file}.webp`}
      width={width * 2}
      height={height * 2}
      loading="lazy"
      decoding="async"
      alt={alt}
      className={`mx-auto h-auto w-full max-w-[40rem] rounded-xl border border-line-strong shadow-lg ${className}`}
    />
  )
}
