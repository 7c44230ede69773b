import { Component } from 'react'

interface LastResortProps {
  title: string
  home: { text: string; href: string }
  children: React.ReactNode
}

/**
 * Error boundary for a failing error page (specification §8): text and a link that loads a new document. React supports
 * error boundaries as classes only.
 */
export class LastResort extends Component<LastResortProps> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { title, home, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <main>
        <h1>{title}</h1>
        <p>
          <a href={home.href}>{home.text}</a>
        </p>
      </main>
    )
  }
}
