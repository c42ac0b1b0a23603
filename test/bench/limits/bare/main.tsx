// The lower limit of a portal on this stack: React, the data router and the query client with the same form, nothing else.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'
import './style.css'

function SignIn() {
  return (
    <>
      <header>
        <Link to="/entrar">Portal Acadêmico</Link>
      </header>
      <main>
        <h1>Entrar</h1>
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
          }}
        >
          <label htmlFor="userName">Usuário</label>
          <input id="userName" name="userName" type="text" autoComplete="username" autoCapitalize="none" />
          <label htmlFor="password">Senha</label>
          <input id="password" name="password" type="password" autoComplete="current-password" />
          <p>
            <input id="rememberMe" name="rememberMe" type="checkbox" />
            <label htmlFor="rememberMe">Manter conectado neste aparelho</label>
          </p>
          <button type="submit">Entrar</button>
        </form>
        <h2>Vagas na rede municipal</h2>
        <p>Pedir, confirmar, transferir, consultar ou cancelar. Não precisa de usuário e senha.</p>
        <Link className="button" to="/vagas">
          Ir para as vagas
        </Link>
      </main>
      <footer>Ajuda · Acessibilidade · Privacidade · Português · English · Español</footer>
    </>
  )
}

const router = createBrowserRouter([{ path: '*', element: <SignIn /> }])
const root = document.getElementById('root')
if (!root) throw new Error('#root is missing')
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
