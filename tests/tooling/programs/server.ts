// Stands for the shop: it needs a moment to end well.
process.on('SIGINT', () => {
  setTimeout(() => {
    console.log('drained')
    process.exit(0)
  }, 300)
})
setInterval(() => undefined, 1000)
console.log('ready')
