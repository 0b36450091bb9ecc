import type { Language } from '../language.ts';

export const vietnamese: Language = {
  name: 'Vietnamese',
  script: 'Latin',
  headings: {
    references: `
      tài liệu tham khảo | danh mục tài liệu tham khảo | tài liệu | thư mục | thư mục tham khảo
      tài liệu trích dẫn | danh mục các tài liệu tham khảo | danh mục tham khảo | danh mục tài liệu
      danh mục tài liệu trích dẫn | danh sách tài liệu tham khảo | tài liệu tham khảo và trích dẫn
      tài liệu tham khảo chính | tham khảo | nguồn tham khảo | nguồn tài liệu tham khảo | nguồn tài liệu
      danh mục sách tham khảo | tài liệu tham khảo tiếng việt | tài liệu tham khảo tiếng anh
      tài liệu tiếng việt | tài liệu tiếng anh | thư mục tài liệu tham khảo | các tài liệu tham khảo
      tài liệu và sách tham khảo | thư mục trích dẫn | danh mục tài liệu tham khảo và trích dẫn
      danh mục các tài liệu tham khảo chính | danh mục các tài liệu trích dẫn | danh sách tham khảo
      danh sách các tài liệu tham khảo | bảng liệt kê tài liệu tham khảo | liệt kê tài liệu tham khảo
      mục lục tài liệu tham khảo | phần tài liệu tham khảo | tài liệu tham khảo nước ngoài
      tài liệu tham khảo trong nước | tài liệu tham khảo tiếng pháp | tài liệu tham khảo bằng tiếng việt
      tài liệu tham khảo bằng tiếng anh | tài liệu tiếng nước ngoài | tài liệu nước ngoài
      tài liệu trong nước | tài liệu tham khảo từ internet | tài liệu internet | tài liệu điện tử
      tài liệu trực tuyến | nguồn internet | trang web tham khảo | website tham khảo
      các trang web tham khảo | các website tham khảo | sách tham khảo | sách và tài liệu tham khảo
      tài liệu dẫn | danh mục tham chiếu | danh mục sách tham khảo và tài liệu | thư mục tài liệu
      danh mục các nguồn tài liệu tham khảo | các nguồn tài liệu tham khảo
      danh mục văn bản pháp luật | danh mục tài liệu tham khảo tiếng việt
    `,
    ownPublications: `
      danh mục công trình đã công bố | danh mục công trình của tác giả
      danh mục các công trình khoa học đã công bố | danh mục các công trình đã công bố
      danh mục các công trình đã công bố của tác giả | danh mục các công trình của tác giả
      danh mục công trình khoa học đã công bố | danh mục công trình khoa học của tác giả
      danh mục công trình khoa học | danh mục các công trình khoa học
      danh mục các công trình nghiên cứu đã công bố | danh mục công trình nghiên cứu của tác giả
      danh mục các công trình khoa học của tác giả
      danh mục các công trình khoa học của tác giả liên quan đến luận án
      danh mục công trình đã công bố liên quan đến luận án
      danh mục các công trình đã công bố liên quan đến luận án | danh mục các bài báo đã công bố
      các công trình đã công bố | các công trình đã công bố của tác giả | các công trình công bố
      công trình đã công bố | công trình khoa học đã công bố | danh mục bài báo khoa học
      danh mục các bài báo | những công trình đã công bố | danh mục những công trình đã công bố
      danh mục các công trình công bố | danh mục công trình công bố
      danh mục các công trình khoa học đã công bố của tác giả
      danh mục công trình khoa học đã công bố của tác giả
      danh mục các công trình khoa học đã công bố liên quan đến luận án
      danh mục công trình khoa học liên quan đến luận án
      danh mục các công trình khoa học liên quan đến luận án | danh mục các công trình liên quan đến luận án
      danh mục công trình liên quan đến luận án | danh mục các công trình nghiên cứu của tác giả
      danh mục công trình nghiên cứu | danh mục các công trình nghiên cứu
      danh mục các công trình nghiên cứu đã công bố của tác giả | danh mục công trình công bố của tác giả
      danh mục các công trình công bố của tác giả
      danh mục các công trình đã công bố có liên quan đến luận án
      danh mục các công trình nghiên cứu liên quan đến luận án | danh mục công trình của tác giả đã công bố
      danh mục các công trình của tác giả đã công bố | danh mục những công trình của tác giả
      danh mục các công trình của tác giả liên quan đến luận án
      danh mục công trình của tác giả liên quan đến luận án | danh mục những công trình khoa học đã công bố
      danh mục các bài báo khoa học | danh mục các bài báo khoa học đã công bố | danh mục bài báo đã công bố
      danh mục các bài báo của tác giả | danh mục các công bố khoa học | danh mục công bố khoa học
      danh sách công trình đã công bố | danh sách các công trình đã công bố
      danh sách các công trình khoa học | danh sách bài báo | các công trình khoa học đã công bố
      các công trình khoa học của tác giả | các công trình nghiên cứu đã công bố
      các công trình đã công bố liên quan đến luận án | các công trình liên quan đến luận án
      các bài báo đã công bố | các bài báo khoa học đã công bố | những công trình khoa học đã công bố
      công trình khoa học của tác giả | công trình nghiên cứu của tác giả | công trình của tác giả
      danh mục công trình khoa học đã công bố liên quan đến đề tài luận án
      danh mục các công trình đã công bố liên quan đến đề tài luận án
      danh mục các công trình khoa học của nghiên cứu sinh
      danh mục các công trình khoa học của tác giả đã công bố liên quan đến đề tài luận án
    `,
    abstract: `
      tóm tắt | tóm tắt nội dung | tóm tắt luận án | tóm tắt luận văn | tóm tắt (tiếng việt)
      tóm tắt tiếng việt | tóm tắt tiếng anh | tóm tắt đề tài | tóm tắt đồ án | tóm tắt khóa luận
      tóm tắt nghiên cứu | tóm tắt nội dung luận văn | tóm tắt nội dung luận án | bản tóm tắt
      trích yếu luận án | trích yếu luận văn | tóm lược | trích yếu | tóm tắt luận văn thạc sĩ
      tóm tắt luận án tiến sĩ | tóm tắt khóa luận tốt nghiệp | tóm tắt đồ án tốt nghiệp
      tóm tắt nội dung đồ án | tóm tắt nội dung khóa luận | tóm tắt nội dung đề tài
      tóm tắt nội dung nghiên cứu | tóm tắt báo cáo | tóm tắt kết quả nghiên cứu | tóm tắt bằng tiếng anh
      tóm tắt bằng tiếng việt | tóm tắt luận văn bằng tiếng anh | trang tóm tắt | bản tóm tắt luận văn
      bản tóm tắt luận án | trang thông tin luận án | thông tin luận án | tóm tắt dự án | trích yếu đề tài
    `,
    acknowledgements: `
      lời cảm ơn | lời tri ân | lời cảm tạ | cảm tạ | lời cảm ơn chân thành | cảm ơn | trang cảm ơn
      lời biết ơn | lời cảm tạ chân thành | cảm ơn và tri ân
    `,
    contents: `
      mục lục | mục lục chi tiết | bảng mục lục | mục lục nội dung | mục lục tổng quát | mục lục luận văn
      mục lục luận án | trang mục lục | bảng nội dung
    `,
    listOfFigures: `
      danh mục hình | danh mục hình vẽ | danh sách hình | danh sách hình vẽ | danh mục các hình
      danh mục hình ảnh | danh mục các hình vẽ | danh mục các hình vẽ, đồ thị | danh mục biểu đồ
      danh mục các hình ảnh | danh mục các hình vẽ và đồ thị | danh mục hình vẽ, đồ thị
      danh mục hình vẽ và đồ thị | danh mục hình, đồ thị | danh mục các hình, đồ thị
      danh mục các biểu đồ | danh mục đồ thị | danh mục các đồ thị | danh mục sơ đồ | danh mục các sơ đồ
      danh mục ảnh | danh mục các ảnh | danh mục hình và biểu đồ | danh mục biểu đồ, sơ đồ
      danh mục biểu đồ và hình | danh mục các biểu đồ, sơ đồ | danh mục sơ đồ, biểu đồ
      danh mục sơ đồ, hình vẽ | danh mục hình ảnh và biểu đồ | danh mục hình và bảng | danh mục bản đồ
      danh sách các hình | danh sách các hình vẽ | danh sách hình ảnh | danh sách biểu đồ
      danh sách đồ thị | mục lục hình ảnh | mục lục hình | danh mục hình minh họa | danh mục hình, ảnh
      danh mục hình, biểu đồ | danh mục hình vẽ, biểu đồ | danh mục hình vẽ và biểu đồ
      danh mục hình vẽ, sơ đồ | danh mục hình vẽ, hình ảnh | danh mục hình vẽ và sơ đồ
      danh mục hình ảnh, biểu đồ | danh mục hình ảnh, sơ đồ | danh mục hình ảnh và sơ đồ
      danh mục hình ảnh minh họa | danh mục hình, sơ đồ | danh mục hình và sơ đồ | danh mục hình và đồ thị
      danh mục hình ảnh, hình vẽ | danh mục các hình vẽ, biểu đồ | danh mục các hình vẽ, sơ đồ
      danh mục các hình vẽ và biểu đồ | danh mục các hình vẽ, hình ảnh | danh mục các hình, biểu đồ
      danh mục các hình và biểu đồ | danh mục các hình và đồ thị | danh mục các hình ảnh, biểu đồ
      danh mục các hình ảnh và biểu đồ | danh mục các hình minh họa | danh mục các hình và bảng
      danh mục các biểu đồ và hình vẽ | danh mục biểu đồ và hình vẽ | danh mục biểu đồ, hình vẽ
      danh mục biểu đồ, hình ảnh | danh mục biểu đồ, đồ thị | danh mục biểu đồ và sơ đồ
      danh mục các sơ đồ, biểu đồ | danh mục các sơ đồ và biểu đồ | danh mục các sơ đồ, hình vẽ
      danh mục sơ đồ và biểu đồ | danh mục sơ đồ, hình ảnh | danh mục sơ đồ và hình vẽ
      danh mục sơ đồ, đồ thị | danh mục sơ đồ, bảng biểu | danh mục các đồ thị và hình vẽ
      danh mục đồ thị, hình vẽ | danh mục các bản đồ | danh mục bản vẽ | danh mục các bản vẽ
      danh mục lưu đồ | danh mục ảnh chụp | danh mục ảnh minh họa | danh sách các hình ảnh
      danh sách hình, bảng | danh sách hình và bảng | danh sách hình, biểu đồ | danh sách các biểu đồ
      danh sách các hình vẽ, đồ thị | danh sách sơ đồ | danh sách hình minh họa | mục lục các hình
      mục lục biểu đồ | bảng danh mục hình | danh mục hình ảnh, đồ thị
    `,
    listOfTables: `
      danh mục bảng | danh sách bảng | danh mục các bảng | danh mục bảng biểu | danh sách bảng biểu
      danh mục các bảng biểu | danh mục bảng số liệu | danh mục các bảng số liệu | danh mục bảng và hình
      danh mục bảng, biểu | danh mục bảng, biểu đồ | danh mục bảng biểu, hình vẽ
      danh mục bảng biểu và hình vẽ | danh sách các bảng | danh sách các bảng biểu
      danh mục các bảng, biểu | danh mục biểu bảng | danh mục biểu | mục lục bảng | mục lục bảng biểu
      danh mục bảng biểu, sơ đồ | danh mục các bảng, biểu đồ | danh mục các bảng và biểu đồ
      danh mục các bảng, biểu đồ và hình | danh mục các bảng biểu, hình vẽ
      danh mục các bảng biểu và hình vẽ | danh mục các bảng biểu, sơ đồ | danh mục các bảng và hình
      danh mục các bảng, hình | danh mục các bảng, sơ đồ | danh mục các bảng, hình vẽ
      danh mục các bảng, hình vẽ, đồ thị | danh mục các bảng, sơ đồ, biểu đồ | danh mục bảng, hình
      danh mục bảng, hình vẽ | danh mục bảng và biểu đồ | danh mục bảng và sơ đồ | danh mục bảng, sơ đồ
      danh mục bảng, biểu đồ, sơ đồ | danh mục bảng biểu, biểu đồ | danh mục bảng biểu, hình ảnh
      danh mục bảng biểu và hình ảnh | danh mục bảng biểu và sơ đồ | danh mục bảng biểu và biểu đồ
      danh mục bảng biểu, sơ đồ, hình vẽ | danh mục bảng biểu, đồ thị | danh mục các biểu
      danh mục các biểu bảng | danh sách bảng, biểu | danh sách bảng và hình | danh sách bảng biểu, hình vẽ
      danh sách các bảng, biểu | mục lục các bảng | mục lục các bảng biểu | danh mục bảng phụ lục
    `,
    appendix: `
      phụ lục | các phụ lục | phụ lục luận văn | phụ lục luận án | phần phụ lục | tài liệu đính kèm
      phụ đính | các tài liệu đính kèm
    `,
    introduction: `
      giới thiệu | mở đầu | phần mở đầu | đặt vấn đề | lời mở đầu | dẫn nhập | lời giới thiệu
      lời giới thiệu chung | giới thiệu chung | giới thiệu đề tài | phần giới thiệu
      giới thiệu nghiên cứu | phần dẫn nhập | dẫn luận | giới thiệu và tổng quan | giới thiệu tổng quan
      giới thiệu về đề tài | giới thiệu vấn đề nghiên cứu | giới thiệu về nghiên cứu
      giới thiệu chung về đề tài | giới thiệu đề tài nghiên cứu | giới thiệu luận văn | tổng quan về đề tài
      tổng quan đề tài | phần giới thiệu chung | chương mở đầu | phần đặt vấn đề | lời nói đầu và giới thiệu
    `,
    conclusion: `
      kết luận | kết luận và kiến nghị | kết luận và hướng phát triển | kết luận chung
      kết luận và khuyến nghị | kết luận và đề nghị | kết luận và đề xuất | kết luận - kiến nghị
      kết luận, kiến nghị | kết luận và hàm ý | kết luận và hàm ý quản trị
      kết luận và hàm ý chính sách | phần kết luận | kết luận và bàn luận | kết luận và thảo luận
      kết luận và gợi ý chính sách | tổng kết | lời kết | kết luận và hướng nghiên cứu
      kết luận và hướng nghiên cứu tiếp theo | kết luận và hướng nghiên cứu tương lai
      kết luận và hướng phát triển đề tài | kết luận và hướng phát triển của đề tài
      kết luận và hướng phát triển tiếp theo | kết luận và hướng mở rộng | kết luận và giải pháp
      kết luận và đề xuất giải pháp | kết luận và kiến nghị giải pháp | kết luận và hàm ý chính sách quản trị
      kết luận và hàm ý nghiên cứu | kết luận và một số hàm ý | kết luận và hạn chế | kết luận và triển vọng
      kết luận - đề nghị | kết luận - khuyến nghị | kết luận, khuyến nghị | kết luận, đề xuất
      kết luận, đề xuất và kiến nghị | kết luận, kiến nghị và đề xuất | kết luận đề tài | kết luận của đề tài
      kết luận luận văn | kết luận luận án | kết luận và định hướng | kết luận và định hướng phát triển
      kết luận và định hướng nghiên cứu | kết luận và phương hướng phát triển | kết luận và tồn tại
      kết luận, tồn tại và kiến nghị | kết luận, tồn tại, kiến nghị | thảo luận và kết luận
      tổng kết và hướng phát triển | tóm tắt và kết luận | đánh giá và kết luận | phần kết
      kiến nghị và kết luận | kết luận và bài học kinh nghiệm | kết luận và các hàm ý quản trị
      kết luận và đề xuất hàm ý quản trị
    `,
    otherFront: `
      trang bìa | trang phụ bìa | lời cam đoan | lời nói đầu | lời đề tặng | danh mục từ viết tắt
      danh mục chữ viết tắt | danh mục các chữ viết tắt | danh mục các ký hiệu, các chữ viết tắt
      danh mục ký hiệu | bảng chú giải thuật ngữ | từ khóa | bìa chính | bìa phụ | trang tên | trang phụ
      trang đề tựa | trang chấp thuận | trang phê duyệt | trang xác nhận | xác nhận của hội đồng
      xác nhận của giảng viên hướng dẫn | nhận xét của giảng viên hướng dẫn
      nhận xét của giáo viên hướng dẫn | nhận xét của giảng viên phản biện
      nhận xét của giáo viên phản biện | nhận xét của người hướng dẫn | nhận xét của hội đồng
      nhiệm vụ luận văn | nhiệm vụ luận văn thạc sĩ | nhiệm vụ đồ án | lời cam kết | bản cam đoan
      cam đoan | lời tựa | lời đề tựa | lời ngỏ | danh mục các từ viết tắt | danh mục từ ngữ viết tắt
      danh mục các từ ngữ viết tắt | danh mục các chữ cái viết tắt | danh mục viết tắt
      danh mục các ký hiệu | danh mục các kí hiệu | danh mục kí hiệu
      danh mục các ký hiệu và chữ viết tắt | danh mục ký hiệu và chữ viết tắt
      danh mục các ký hiệu, chữ viết tắt | danh mục ký hiệu, chữ viết tắt
      danh mục ký hiệu và từ viết tắt | danh mục các ký hiệu và từ viết tắt | danh mục thuật ngữ
      danh mục các thuật ngữ | danh mục thuật ngữ và từ viết tắt | danh mục thuật ngữ viết tắt
      danh mục thuật ngữ, chữ viết tắt | danh sách từ viết tắt | danh sách các từ viết tắt
      danh sách chữ viết tắt | danh sách ký hiệu | các từ viết tắt | các chữ viết tắt | bảng ký hiệu
      bảng ký hiệu viết tắt | bảng các chữ viết tắt | bảng chữ viết tắt | bảng viết tắt
      bảng từ viết tắt | chữ viết tắt | từ viết tắt | những từ viết tắt | những chữ viết tắt
      quy ước viết tắt | bảng thuật ngữ | danh mục phụ lục | danh mục các phụ lục | trang bìa chính
      trang bìa lót | trang bìa trong | bìa lót | bìa trong | bìa ngoài | trang nhan đề | trang tựa
      lời cam đoan của tác giả | lời cam đoan danh dự | bản cam kết | giấy cam đoan | giấy xác nhận
      lời đề từ | đề từ | lời ngỏ và tri ân | phiếu giao nhiệm vụ | phiếu giao nhiệm vụ đồ án tốt nghiệp
      phiếu giao đề tài | phiếu giao đề tài luận văn | phiếu giao đề tài đồ án | nhiệm vụ thiết kế tốt nghiệp
      nhiệm vụ đồ án tốt nghiệp | nhiệm vụ luận văn tốt nghiệp | nhiệm vụ khóa luận
      nhiệm vụ khóa luận tốt nghiệp | nhiệm vụ luận án | quyết định giao đề tài | đề cương chi tiết
      đề cương luận văn | đề cương luận văn thạc sĩ | bản nhận xét | phiếu nhận xét | bản nhận xét luận văn
      bản nhận xét của giảng viên hướng dẫn | phiếu nhận xét của giảng viên hướng dẫn
      phiếu nhận xét của giáo viên hướng dẫn | phiếu nhận xét của giảng viên phản biện
      phiếu nhận xét của giáo viên phản biện | phiếu đánh giá của giảng viên hướng dẫn
      nhận xét của cán bộ hướng dẫn | nhận xét của cán bộ phản biện | nhận xét của cơ quan thực tập
      nhận xét của đơn vị thực tập | nhận xét của giảng viên | nhận xét của giáo viên
      nhận xét của hội đồng chấm luận văn | nhận xét của người phản biện | nhận xét giảng viên hướng dẫn
      nhận xét của hội đồng phản biện | nhận xét đồ án tốt nghiệp | ý kiến của giảng viên hướng dẫn
      ý kiến của giáo viên hướng dẫn | xác nhận của cán bộ hướng dẫn | xác nhận của giáo viên hướng dẫn
      xác nhận của người hướng dẫn | xác nhận của đơn vị thực tập | xác nhận của hội đồng chấm luận văn
      xác nhận của chủ tịch hội đồng | xác nhận hoàn thành luận văn | giấy xác nhận chỉnh sửa luận văn
      bản xác nhận chỉnh sửa luận văn | bản giải trình chỉnh sửa luận văn | giải trình chỉnh sửa luận văn
      hội đồng chấm luận văn | hội đồng chấm luận văn thạc sĩ | hội đồng đánh giá luận văn
      hội đồng chấm khóa luận | thành phần hội đồng | quyết định thành lập hội đồng
      công trình được hoàn thành tại | trang thông tin về luận văn | thông tin kết quả nghiên cứu
      thông tin kết quả nghiên cứu của đề tài | danh sách thành viên tham gia | danh mục các cụm từ viết tắt
      danh mục cụm từ viết tắt | danh mục những từ viết tắt | danh mục những chữ viết tắt
      danh mục các từ viết tắt và ký hiệu | danh mục các từ viết tắt, ký hiệu
      danh mục từ viết tắt và ký hiệu | danh mục từ viết tắt và thuật ngữ | danh mục từ viết tắt, ký hiệu
      danh mục chữ viết tắt và ký hiệu | danh mục chữ viết tắt, ký hiệu | danh mục chữ viết tắt và thuật ngữ
      danh mục các chữ viết tắt và ký hiệu | danh mục các chữ viết tắt, ký hiệu
      danh mục các ký hiệu viết tắt | danh mục ký hiệu viết tắt | danh mục kí hiệu viết tắt
      danh mục các thuật ngữ viết tắt | danh mục tên viết tắt | danh mục các tên viết tắt
      danh mục các từ khóa | danh mục công thức | danh mục các công thức | danh mục phương trình
      danh mục thuật toán | danh mục các thuật toán | danh mục mã nguồn | danh mục đoạn mã | danh mục hộp
      danh mục các hộp | danh sách phụ lục | danh sách thuật ngữ | danh sách từ viết tắt và ký hiệu
      danh sách các ký hiệu | danh sách các chữ viết tắt | danh sách viết tắt | bảng danh mục từ viết tắt
      bảng danh mục chữ viết tắt | bảng danh mục các từ viết tắt | bảng danh mục viết tắt
      bảng ký hiệu các chữ viết tắt | bảng ký hiệu chữ viết tắt | bảng kí hiệu viết tắt | bảng các ký hiệu
      bảng các từ viết tắt | bảng kê chữ viết tắt | bảng liệt kê chữ viết tắt | bảng liệt kê các chữ viết tắt
      bảng quy ước viết tắt | bảng đối chiếu thuật ngữ | bảng đối chiếu thuật ngữ anh - việt
      bảng đối chiếu thuật ngữ anh việt | bảng giải thích thuật ngữ | giải thích từ viết tắt
      giải thích thuật ngữ | giải thích các từ viết tắt | các ký hiệu viết tắt | các ký hiệu và chữ viết tắt
      các ký hiệu, chữ viết tắt | ký hiệu và chữ viết tắt | ký hiệu viết tắt | kí hiệu viết tắt
      các kí hiệu viết tắt | các cụm từ viết tắt | quy ước trình bày | những cụm từ viết tắt
      thuật ngữ viết tắt | thuật ngữ và từ viết tắt | các thuật ngữ và từ viết tắt | các thuật ngữ viết tắt
      các thuật ngữ, từ viết tắt | danh sách các cụm từ viết tắt
      khai báo sử dụng ai | khai báo sử dụng trí tuệ nhân tạo | cam kết về việc sử dụng ai
      cam kết về việc sử dụng trí tuệ nhân tạo | tuyên bố về việc sử dụng ai
    `,
    otherBack: `
      chỉ mục | từ điển chú giải | lý lịch khoa học | lý lịch trích ngang | lí lịch khoa học
      sơ yếu lý lịch | tiểu sử tác giả | tiểu sử | chú thích | ghi chú | bảng tra cứu | bảng chỉ dẫn
      bảng tra | chỉ mục tra cứu | lời bạt | danh mục phụ lục | danh mục các phụ lục | lý lịch
      lý lịch cá nhân | lý lịch tác giả | lý lịch khoa học của tác giả | sơ lược lý lịch | lý lịch học viên
      giới thiệu tác giả | thông tin tác giả | về tác giả | bảng chỉ mục | danh mục chú thích | chú giải
      chú dẫn | phần phụ chú | bảng tra thuật ngữ | bảng tra cứu thuật ngữ | danh sách người phỏng vấn
      quyết định thành lập hội đồng
      phần lý lịch trích ngang
    `,
  },
  chapters: 'chương | phần | phần thứ | chương thứ',
  captions: {
    table: 'bảng | biểu | bảng biểu',
    figure: `
      hình | biểu đồ | sơ đồ | ảnh | bản đồ | đồ thị | hình ảnh | hình vẽ | lược đồ | bản vẽ | minh họa
      hình minh họa | lưu đồ | ảnh chụp màn hình | giản đồ
    `,
    other: `
      thuật toán | giải thuật | mã nguồn | đoạn mã | mã giả | phương trình | công thức | hộp | khung
      ví dụ | trích đoạn | đoạn chương trình | đoạn code | mã lệnh | khung thông tin | ví dụ mã
    `,
    note: 'nguồn | ghi chú | ghi chú của tác giả | chú thích | nguồn số liệu',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'phụ lục | bổ sung',
    numberSign: 'số | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      tiếp theo | tiếp | tt. | tiếp theo trang trước | tiếp tục | tiếp bảng | tiếp theo bảng
      tiếp trang trước
    `,
    lastPart: 'hết | kết thúc',
    before: 'tiếp theo | tiếp | tiếp tục',
  },
  numbers: {
    cardinals: 'một | hai | ba | bốn | năm | sáu | bảy | tám | chín | mười',
    ordinals: 'nhất | nhì | ba | tư | năm | sáu | bảy | tám | chín | mười',
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'và | hoặc | cùng',
  styles: {
    caption: `
      chú thích | tên bảng | tên hình | tiêu đề bảng | tiêu đề hình | đầu đề bảng | đầu đề hình
      tên bảng biểu | tiêu đề biểu đồ | tên biểu đồ | tên sơ đồ | chú thích hình | chú thích bảng
      tên hình vẽ | tên ảnh
    `,
    table: 'bảng',
    figure: 'hình',
    references: 'tài liệu tham khảo',
  },
  entries: {
    unitBefore: 'tr. | tập | quyển',
    unitBehind: 'tr.',
    publication: `
      nxb | nxb. | nhà xuất bản | tạp chí | luận án tiến sĩ | luận văn thạc sĩ | kỷ yếu hội thảo
      kỷ yếu | truy cập ngày | truy cập tại | truy cập từ | truy cập: | chủ biên | (chủ biên) | dịch giả
      người dịch | giáo trình | luận văn thạc sỹ | luận án tiến sỹ | khóa luận tốt nghiệp | hội thảo khoa học
      nhà xb | truy xuất từ | truy cập lần cuối | tại địa chỉ:
    `,
  },
  falseFriends: null,
};
