// Shows a text and the school's contacts in browsers older than promised (`browsers.ts`), which would show a blank
// page. Written for the oldest JavaScript and first in the page, since later scripts may fail to parse there.
;(function () {
  var page = document.documentElement
  // features that the oldest promised browsers have and older ones lack: modules, and ES2023
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
      // unreadable settings throw here, and the text above still says where to go
      var contacts = asked.status === 200 ? JSON.parse(asked.responseText).helpContacts || [] : []
      for (var i = 0; i < contacts.length; i++) line(document.getElementById('old-contacts'), contacts[i])
    }
    asked.open('GET', '/config.json')
    asked.send()
  }
  document.addEventListener('DOMContentLoaded', show)
})()
