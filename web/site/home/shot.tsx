export interface ShotProps {
  /** A scene of `scripts/images/shots.ts`. */
  name: string
  alt: string
  /** In CSS pixels, as the dashboard shows it; the file has twice as many. */
  width: number
  height: number
}

/** A picture of the dashboard in the theme in force. Only the one that is shown is fetched. */
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
