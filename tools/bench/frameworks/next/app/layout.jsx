import '../shared/directory.css'

export const metadata = { title: 'Stores' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
