module.exports = globalThis.harfbuzz
