import { Component } from 'react'

interface LastResortProps {
  title: string
  home: { text: string; href: string }
  children: React.ReactNode
}

/**
 * For when even the error page fails in the browser (specification §8): nothing but words and a link, which loads a
 * new document. React has this kind of boundary as a class only.
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
