// Evaluates React in a task of its own: it is most of the app's evaluation. The rest of the app follows in the next one.
import 'react-dom/client'

await new Promise<void>((resolve) => {
  setTimeout(resolve)
})
