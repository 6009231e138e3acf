export default function GalleryPage() {
  return null
}
