// A browser that is older than the portal promises (`browsers.ts`): words and the way to the school in place of a blank page.
// Written for the oldest that can run anything at all, and first in the page: what comes after may be more than it can read.
;(function () {
  var page = document.documentElement
  // what the oldest promised ones have and those before them lack: modules, and the language of 2023
  if ('noModule' in document.createElement('script') && Array.prototype.toSpliced) return
  page.setAttribute('data-old', '')

  function line(list, contact) {
    var item = list.appendChild(document.createElement('li'))
    item.appendChild(document.createTextNode(contact.label))
    var ways = [
      [contact.phone, 'tel:' + String(contact.phone).replace(/[^+\d]/g, '')],
      [contact.email, 'mailto:' + contact.email],
      [/^https?:/.test(contact.url) && contact.url, contact.url],
    ]
    for (var i = 0; i < ways.length; i++) {
      if (!ways[i][0]) continue
      var link = document.createElement('a')
      link.href = ways[i][1]
      link.appendChild(document.createTextNode(ways[i][0]))
      item.appendChild(document.createTextNode(' · '))
      item.appendChild(link)
    }
  }
  function show() {
    document.getElementById('old').removeAttribute('hidden')
    var asked = new XMLHttpRequest()
    asked.onload = function () {
      // settings that cannot be read end it here: the words above say where to go all the same
      var contacts = asked.status === 200 ? JSON.parse(asked.responseText).helpContacts || [] : []
      for (var i = 0; i < contacts.length; i++) line(document.getElementById('old-contacts'), contacts[i])
    }
    asked.open('GET', '/config.json')
    asked.send()
  }
  document.addEventListener('DOMContentLoaded', show)
})()
